import type { Db } from '../../../server/platform/db/client.ts';
import { publicObject } from '../objects/public-object.ts';
import { matching, type ObjectMatch, type ObjectType, type StoredObject } from '../store.ts';
import { ApiError } from './errors.ts';

type Json = Record<string, unknown>;

const MAX_DEPTH = 4;

/** Fields that an object may lack. */
const OPTIONAL: ReadonlySet<string> = new Set(['coupon.applies_to']);

/** Lists that an object has only when they are expanded, and how to find them from its id. */
const INCLUDED: Readonly<Record<string, { readonly type: ObjectType; readonly match: (id: string) => ObjectMatch }>> = {
  'invoice.payments': { type: 'invoice_payment', match: (invoice) => ({ invoice }) },
  'charge.refunds': { type: 'refund', match: (charge) => ({ charge }) },
  'customer.subscriptions': { type: 'subscription', match: (customer) => ({ customer }) },
};

/** Replaces the ids that `paths` name, such as `data.latest_invoice.payments`, by objects. */
export async function expand(db: Db, answer: Json, paths: readonly string[]): Promise<Json> {
  let expanded = answer;
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > MAX_DEPTH) throw new ApiError(400, `You cannot expand more than ${MAX_DEPTH} levels of a property.`);
    expanded = (await expandPath(db, expanded, names, path)) as Json;
  }
  return expanded;
}

async function expandPath(db: Db, value: unknown, [name, ...rest]: readonly string[], path: string): Promise<unknown> {
  if (name === undefined || value === null || value === undefined) return value;
  if (Array.isArray(value)) return Promise.all(value.map((each) => expandPath(db, each, [name, ...rest], path)));
  const owner = value as Json;
  const inner = owner[name] === undefined ? await includedList(db, owner, name, path) : await fetchObject(db, owner[name], path);
  return { ...owner, [name]: await expandPath(db, inner, rest, path) };
}

async function fetchObject(db: Db, value: unknown, path: string): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((each) => fetchObject(db, each, path)));
  if (typeof value !== 'string') return value;
  const row = await db.selectFrom('sandbox_objects').select('data').where('id', '=', value).executeTakeFirst();
  if (!row) throw cannotExpand(path);
  return publicObject(row.data as unknown as StoredObject);
}

async function includedList(db: Db, owner: Json, name: string, path: string): Promise<Json | undefined> {
  if (OPTIONAL.has(`${String(owner.object)}.${name}`)) return undefined;
  const included = INCLUDED[`${String(owner.object)}.${name}`];
  if (!included) throw cannotExpand(path);
  const data = await matching(db, included.type, included.match(String(owner.id)));
  return {
    object: 'list',
    data: data.reverse().map(publicObject),
    has_more: false,
    url: `/v1/${String(owner.object)}s/${String(owner.id)}/${name}`,
  };
}

function cannotExpand(path: string): ApiError {
  return new ApiError(400, `This property cannot be expanded (${path}).`, { param: 'expand' });
}
