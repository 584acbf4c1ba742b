import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../content/catalogue/index.ts';
import { labelKnowledge } from '../../content/catalogue/knowledge.ts';
import { catalogueResponse } from '../../core/catalogue/response.ts';
import { closeComparison, openComparison } from './product-comparison.ts';
import type { ProductFits, ProductRequest, ProductResponse } from './products-worker/protocol.ts';
import { warmUpQuery as query } from './products-worker/warm-up.ts';

const ADDRESS = '/plan-products-1a2b.js';
const fits: ProductFits = { named: [], byKind: new Map() };

class FakeWorker {
  static opened: FakeWorker[] = [];
  readonly asked: ProductRequest[] = [];
  terminated = false;
  onmessage: ((event: { readonly data: ProductResponse }) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly address: string;
  constructor(address: string) {
    this.address = address;
    FakeWorker.opened.push(this);
  }
  postMessage(request: ProductRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.terminated = true;
  }
}

beforeEach(() => {
  FakeWorker.opened = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(catalogueResponse(catalogue, labelKnowledge))),
  );
});
afterEach(() => {
  closeComparison();
  vi.unstubAllGlobals();
});

function opened() {
  const comparison = openComparison(ADDRESS);
  const [worker] = FakeWorker.opened;
  if (!worker) throw new Error('No worker was opened.');
  return { comparison, worker, answer: (data: ProductResponse) => worker.onmessage?.({ data }) };
}

test('what the worker answers is shown, and the page itself reads no list', () => {
  const show = vi.fn();
  const { comparison, worker, answer } = opened();
  comparison.compare(query, show);
  answer({ id: 1, fits });
  expect(worker.address).toBe(ADDRESS);
  expect(worker.asked).toEqual([{ ...query, id: 1 }]);
  expect(show.mock.calls).toEqual([[fits]]);
  expect(fetch).not.toHaveBeenCalled();
});

test('a worker that is opened ahead gets the queries, and no second one starts', () => {
  const { worker } = opened();
  openComparison(ADDRESS).compare(query, () => undefined);
  expect(FakeWorker.opened).toEqual([worker]);
  expect(worker.asked).toHaveLength(1);
});

test('an answer to an older query is dropped, and so is one without fits', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { comparison, answer } = opened();
  comparison.compare(query, first);
  comparison.compare({ ...query, priceSensitive: true }, second);
  answer({ id: 1, fits });
  answer({ id: 2, fits: undefined });
  expect([first.mock.calls, second.mock.calls]).toEqual([[], []]);
  answer({ id: 2, fits });
  expect([first.mock.calls, second.mock.calls]).toEqual([[], [[fits]]]);
});

test('a page that is left ends the worker, and shows nothing of what still comes', () => {
  const show = vi.fn();
  const { comparison, worker, answer } = opened();
  comparison.compare(query, show);
  closeComparison();
  answer({ id: 1, fits });
  expect(worker.terminated).toBe(true);
  expect(show).not.toHaveBeenCalled();
});

class RefusedWorker {
  constructor() {
    throw new DOMException('refused', 'SecurityError');
  }
}

const nothing = () => undefined;
const FAILURES: readonly (readonly [what: string, address: string | undefined, constructor: unknown, then: () => void])[] = [
  ['is not built', undefined, FakeWorker, nothing],
  ['is unknown to the browser', ADDRESS, undefined, nothing],
  ['is refused by the browser', ADDRESS, RefusedWorker, nothing],
  ['does not load', ADDRESS, FakeWorker, () => FakeWorker.opened[0]?.onerror?.()],
];

test.each(FAILURES)(
  'where the worker %s, the page compares the newest query itself',
  async (_what, address, workerClass, then) => {
    vi.stubGlobal('Worker', workerClass);
    if (!workerClass) Reflect.deleteProperty(globalThis, 'Worker');
    const [first, second] = [vi.fn(), vi.fn()];
    const comparison = openComparison(address);
    comparison.compare(query, first);
    comparison.compare({ ...query, kinds: ['cleanser'] }, second);
    then();
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1));
    const [[{ byKind }]] = second.mock.calls as [[ProductFits]];
    expect([...byKind.keys()]).toEqual(['cleanser']);
    expect(byKind.get('cleanser')).not.toEqual([]);
    expect(first).not.toHaveBeenCalled();
    expect(FakeWorker.opened.every(({ terminated }) => terminated)).toBe(true);
  },
);
