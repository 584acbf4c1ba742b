import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../../content/catalogue/index.ts';
import { labelKnowledge } from '../../../content/catalogue/knowledge.ts';
import { fitWeights } from '../../../content/catalogue/weights.ts';
import { knowledge } from '../../../content/skincare/knowledge.ts';
import { realisticVisitor } from '../../../content/skincare/realistic-visitor.ts';
import { unpackProducts } from '../../../core/catalogue/catalogue.ts';
import { catalogueKinds } from '../../../core/catalogue/product.ts';
import { recommend } from '../../../core/catalogue/recommend.ts';
import { catalogueResponse } from '../../../core/catalogue/response.ts';
import { createProgram } from '../../../core/program/create-program.ts';
import { seededRandom } from '../../../core/seeded-random.ts';
import { rounds } from '../../../core/testing.ts';
import { productComparer } from './comparer.ts';
import type { ProductQuery, ProductRequest, ProductResponse } from './protocol.ts';
import { productRequestHandler } from './request-handler.ts';
import { warmUpQuery } from './warm-up.ts';

const VISITORS = rounds(200, 60);
const response = catalogueResponse(catalogue, labelKnowledge);
const answer = vi.fn<() => Promise<Response>>();
const { signal } = new AbortController();

beforeEach(() => {
  answer.mockReset().mockImplementation(async () => Response.json(response));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The handler behind copies of what it gets and says, as between two threads. */
function inWorker() {
  const posted: ProductResponse[] = [];
  const waiting = new Map<number, () => void>();
  const { prepare, handle, close } = productRequestHandler((said) => {
    posted.push(structuredClone(said));
    waiting.get(said.id)?.();
  });
  const ask = (request: ProductRequest) => {
    handle(structuredClone(request));
    return new Promise<void>((resolve) => waiting.set(request.id, resolve));
  };
  return { posted, prepare, close, ask };
}

function visitors(): readonly ProductQuery[] {
  const random = seededRandom(42);
  return Array.from({ length: VISITORS }, () => {
    const { profile, seek, avoid, avoidSilently } = createProgram(knowledge, { answers: realisticVisitor(random) });
    const named = [catalogue[Math.floor(random() * catalogue.length)]?.id ?? ''];
    return { fit: { profile, seek, avoid, avoidSilently }, kinds: catalogueKinds, named, priceSensitive: random() < 0.5 };
  });
}

test(`${VISITORS} visitors get from the worker what the page finds in slices, and the best of all products`, async () => {
  const queries = visitors();
  const worker = inWorker();
  for (const [id, query] of queries.entries()) await worker.ask({ ...query, id });
  // Four products take longer than a slice.
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 5));
  const onPage = productComparer(response);
  const products = unpackProducts(response);
  for (const [id, query] of queries.entries()) {
    const fits = await onPage(query, signal);
    expect(worker.posted[id]).toEqual({ id, fits });
    const { fit, kinds, priceSensitive } = query;
    const best = recommend(products, fit, kinds, { priceSensitive, ingredients: response.ingredients, weights: fitWeights });
    const ids = kinds.map((kind) => fits.byKind.get(kind)?.map(({ product }) => product.id));
    expect(ids).toEqual(kinds.map((kind) => best[kind]?.slice(0, 3).map(({ product }) => product.id)));
  }
});

test('what is posted holds of a product what a page shows, and no list of its parts', async () => {
  const worker = inWorker();
  await worker.ask({ ...warmUpQuery, id: 1 });
  const shown = [...(worker.posted[0]?.fits?.byKind.values() ?? [])].flat();
  expect(shown.length).toBeGreaterThan(10);
  for (const { product } of shown) expect(product).not.toHaveProperty('parts');
});

test('the list is fetched ahead, once for all requests', async () => {
  const worker = inWorker();
  worker.prepare();
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  for (const id of [1, 2]) await worker.ask({ ...warmUpQuery, id });
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a request that comes while the one before is compared takes its place', async () => {
  const worker = inWorker();
  await worker.ask({ ...warmUpQuery, id: 1 });
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 20));
  void worker.ask({ ...warmUpQuery, id: 2 });
  await new Promise((resolve) => setImmediate(resolve));
  await worker.ask({ ...warmUpQuery, id: 3 });
  expect(worker.posted.map(({ id }) => id)).toEqual([1, 3]);
});

test('a handler that is closed answers nothing more', async () => {
  const worker = inWorker();
  void worker.ask({ ...warmUpQuery, id: 1 });
  worker.close();
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  await new Promise((resolve) => setImmediate(resolve));
  expect(worker.posted).toEqual([]);
});

test.each([
  ['does not come', () => Promise.reject(new TypeError('fetch failed'))],
  ['is of another release', async () => Response.json({ products: [] })],
])('a list that %s is answered without fits, and asked for again', async (_what, broken) => {
  answer.mockImplementationOnce(broken);
  const worker = inWorker();
  for (const id of [1, 2]) await worker.ask({ ...warmUpQuery, id });
  expect(worker.posted.map(({ id, fits }) => [id, fits !== undefined])).toEqual([
    [1, false],
    [2, true],
  ]);
});
