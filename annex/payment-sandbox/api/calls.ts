import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../../server/platform/db/client.ts';
import { publicObject } from '../objects/public-object.ts';
import { find, type ObjectType, type StoredObject } from '../store.ts';
import { KeptError, parseParams, resourceMissing } from './errors.ts';
import { expand } from './expand.ts';
import { runOnce } from './idempotency.ts';
import { type ListFilter, page } from './list.ts';
import { LIST, ListParams } from './params.ts';

type WithId = { Params: { id: string } };
type CallContext = { readonly tx: Db; readonly id: string; readonly params: unknown; readonly now: Date };
type FilterSchemas = { readonly [name: string]: z.ZodType };

const Expand = z.object({ expand: z.array(z.string()).default([]) });

export type Calls = ReturnType<typeof calls>;

export function calls(api: FastifyInstance, db: Db, now: () => Date) {
  async function answer(tx: Db, object: object, paths: readonly string[]) {
    return expand(tx, publicObject(object) as Record<string, unknown>, paths);
  }

  function write(method: 'POST' | 'DELETE', url: string, act: (input: CallContext) => Promise<object>): void {
    api.route<WithId>({
      method,
      url,
      async handler(request, reply) {
        const { paths, params } = withoutExpand({ ...(request.query as object), ...(request.body as object) });
        const key = request.headers['idempotency-key'];
        const idempotencyKey = method === 'POST' && typeof key === 'string' ? key : undefined;
        const call = { path: request.url, params: request.body, idempotencyKey };
        const { status, body, replayed } = await runOnce(db, call, async (tx) => {
          const made = await act({ tx, id: request.params.id, params, now: now() });
          return made instanceof KeptError
            ? { status: made.error.status, body: made.error.body }
            : { status: 200, body: await answer(tx, made, paths) };
        });
        if (replayed) reply.header('idempotent-replayed', 'true');
        return reply.code(status).send(body);
      },
    });
  }

  return {
    post: (url: string, act: (input: CallContext) => Promise<object>) => write('POST', url, act),
    delete: (url: string, act: (input: CallContext) => Promise<object>) => write('DELETE', url, act),

    /** `look` replaces the plain read where reading changes the object. */
    retrieve(
      path: string,
      type: ObjectType,
      look: (tx: Db, id: string, now: Date) => Promise<StoredObject | undefined> = read(type),
    ): void {
      api.get<WithId>(`/v1/${path}/:id`, async ({ params: { id }, query }) => {
        const { paths, params } = withoutExpand(query);
        parseParams(z.strictObject({}), params);
        return db.transaction().execute(async (tx) => {
          const object = await look(tx, id, now());
          if (!object) throw resourceMissing(type, id);
          return answer(tx, object, paths);
        });
      });
    },

    list<F extends FilterSchemas>(
      path: string,
      type: ObjectType,
      filters: F,
      filter: (input: z.output<z.ZodObject<F>>) => ListFilter,
    ): void {
      const url = `/v1/${path}`;
      const Params = z.strictObject({ ...LIST, ...filters });
      api.get(url, async ({ query }: FastifyRequest) => {
        const { paths, params } = withoutExpand(query);
        const input = parseParams(Params, params) as z.output<z.ZodObject<F>>;
        return db.transaction().execute(async (tx) => {
          const found = await page(tx, type, url, ListParams.parse(params), filter(input));
          return expand(tx, { ...found, data: found.data.map(publicObject) }, paths);
        });
      });
    },
  };
}

function withoutExpand(input: unknown) {
  const { expand: paths } = parseParams(Expand, input ?? {});
  const { expand: _, ...params } = (input ?? {}) as Record<string, unknown>;
  return { paths, params };
}

function read(type: ObjectType) {
  return (tx: Db, id: string) => find(tx, type, id);
}

/** For filters that are named like the fields they compare. */
export function equalityFilter(input: Readonly<Record<string, unknown>>): ListFilter {
  const own = Object.entries(input).filter(([name, value]) => value !== undefined && !(name in LIST));
  return { match: Object.fromEntries(own) };
}
