import type { Db } from '../../../server/platform/db/client.ts';
import { told } from '../objects/told.ts';
import { type Match, matching, type ObjectType, type Stored } from '../store.ts';
import { ApiError } from './errors.ts';

type Json = Record<string, unknown>;

const DEEPEST = 4;

/** Lists that are only told when they are asked for: what they hold, and how it is found from their owner. */
const INCLUDED: Readonly<Record<string, { readonly type: ObjectType; readonly match: (id: string) => Match }>> = {
  'invoice.payments': { type: 'invoice_payment', match: (invoice) => ({ invoice }) },
  'charge.refunds': { type: 'refund', match: (charge) => ({ charge }) },
  'customer.subscriptions': { type: 'subscription', match: (customer) => ({ customer }) },
};

/** Puts objects in place of the ids that `paths` name, such as `data.latest_invoice.payments`. */
export async function expand(db: Db, answer: Json, paths: readonly string[]): Promise<Json> {
  let expanded = answer;
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > DEEPEST) throw new ApiError(400, `You cannot expand more than ${DEEPEST} levels of a property.`);
    expanded = (await along(db, expanded, names, path)) as Json;
  }
  return expanded;
}

async function along(db: Db, value: unknown, [name, ...rest]: readonly string[], path: string): Promise<unknown> {
  if (name === undefined || value === null) return value;
  if (Array.isArray(value)) return Promise.all(value.map((each) => along(db, each, [name, ...rest], path)));
  const owner = value as Json;
  const inner = owner[name] === undefined ? await includedList(db, owner, name, path) : await opened(db, owner[name], path);
  return { ...owner, [name]: await along(db, inner, rest, path) };
}

async function opened(db: Db, value: unknown, path: string): Promise<unknown> {
  if (typeof value !== 'string') return value;
  const row = await db.selectFrom('sandbox_objects').select('data').where('id', '=', value).executeTakeFirst();
  if (!row) throw cannotExpand(path);
  return told(row.data as unknown as Stored);
}

async function includedList(db: Db, owner: Json, name: string, path: string): Promise<Json> {
  const included = INCLUDED[`${String(owner.object)}.${name}`];
  if (!included) throw cannotExpand(path);
  const data = await matching(db, included.type, included.match(String(owner.id)));
  return {
    object: 'list',
    data: data.reverse().map(told),
    has_more: false,
    url: `/v1/${String(owner.object)}s/${String(owner.id)}/${name}`,
  };
}

function cannotExpand(path: string): ApiError {
  return new ApiError(400, `This property cannot be expanded (${path}).`, { param: 'expand' });
}
