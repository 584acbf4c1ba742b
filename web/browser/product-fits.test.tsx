// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../content/catalogue/index.ts';
import { labelKnowledge } from '../../content/catalogue/knowledge.ts';
import { knowledge } from '../../content/skincare/knowledge.ts';
import type { CatalogueKind } from '../../core/catalogue/product.ts';
import { catalogueResponse } from '../../core/catalogue/response.ts';
import { createProgram } from '../../core/program/create-program.ts';
import { clearJourney, saveAnswer } from './journey.ts';
import { useProductFits } from './product-fits.ts';

const KINDS: readonly CatalogueKind[] = ['treatment-eye', 'cleanser'];
const response = catalogueResponse(catalogue, labelKnowledge);
const tightSkin = createProgram(knowledge, { answers: { skinType: 'dry', moisturizedSkin: 'tight-after-washing' } });
const answer = vi.fn<() => Promise<Response>>();

// A slow machine takes longer to load this than the tests wait for it.
beforeAll(() => import('./products-worker/request-handler.ts'));
beforeEach(() => {
  answer.mockReset().mockImplementation(async () => Response.json(response));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  act(clearJourney);
  vi.unstubAllGlobals();
});

const NAMED = ['clay-mask', 'alcohol-toner'];
const shown = (program: Parameters<typeof useProductFits>[0] = tightSkin, kinds = KINDS, named = NAMED) =>
  renderHook(() => useProductFits(program, kinds, named)).result;

test('the catalogue is fetched for a visitor with a program alone', async () => {
  expect(shown(undefined).current).toBeUndefined();
  expect(answer).not.toHaveBeenCalled();
  const result = shown();
  await waitFor(() => expect(result.current?.named).toHaveLength(NAMED.length));
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a named product has its fit and its reasons in sentences, and each kind its best product', async () => {
  const result = shown();
  await waitFor(() => expect(result.current).toBeDefined());
  expect(result.current?.named.map(({ product }) => product.id)).toEqual(NAMED);
  const toner = result.current?.named[1];
  expect(toner?.percent).toBe(25);
  expect(toner?.reason).toMatch(/^Drying alcohol, high on the list; you said /);
  const best = KINDS.map((kind) => result.current?.byKind.get(kind)?.[0]?.product.id);
  expect(best).toEqual(['firm-eye-cream', 'calm-milk-cleanser']);
});

test('the catalogue is asked for by one address that says nothing of the visitor', async () => {
  const oilySkin = createProgram(knowledge, { answers: { skinType: 'oily', skinConcerns: ['pimples-or-acne'] } });
  for (const program of [tightSkin, oilySkin]) {
    const result = shown(program, program === oilySkin ? ['exfoliator'] : KINDS);
    await waitFor(() => expect(result.current).toBeDefined());
    cleanup();
  }
  const asked = vi.mocked(fetch).mock.calls.map(([address, init]) => [address, init?.method, init?.headers, init?.body]);
  expect(asked.length).toBeGreaterThan(1);
  for (const request of asked) expect(request).toEqual(['/catalogue.json', 'GET', undefined, undefined]);
});

test('a catalogue without the named products shows as many of its first', async () => {
  const result = shown(tightSkin, KINDS, ['sold-elsewhere', 'sold-out']);
  await waitFor(() => expect(result.current).toBeDefined());
  expect(result.current?.named.map(({ product }) => product.id)).toEqual(catalogue.slice(0, 2).map(({ id }) => id));
});

test('each kind has at most three products, which fit and leave out what the visitor leaves out', async () => {
  const result = shown(tightSkin, ['toner', 'cleanser', 'moisturizer']);
  await waitFor(() => expect(result.current).toBeDefined());
  for (const [kind, found] of result.current?.byKind ?? []) {
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThanOrEqual(3);
    for (const { product, percent } of found) {
      expect(product.kind).toBe(kind);
      expect(percent).toBeGreaterThanOrEqual(80);
      expect(product.id).not.toBe('alcohol-toner');
    }
  }
});

test('a visitor who looks at prices gets no dearer product than one who does not', async () => {
  const result = shown(tightSkin, ['toner', 'moisturizer', 'spf', 'mask']);
  await waitFor(() => expect(result.current).toBeDefined());
  const prices = () => [...(result.current?.byKind.values() ?? [])].flatMap(([best]) => best?.product.price ?? []);
  const before = prices();
  act(() => saveAnswer({ id: 'priceSensitive' }, '4'));
  await waitFor(() => expect(prices()).not.toEqual(before));
  for (const [index, price] of prices().entries()) expect(price).toBeLessThanOrEqual(before[index] ?? 0);
});

test('a catalogue that does not come leaves the page its example, and is asked for again', async () => {
  answer.mockRejectedValueOnce(new TypeError('fetch failed'));
  const first = shown();
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  expect(first.current).toBeUndefined();
  const second = shown();
  await waitFor(() => expect(second.current?.named).toHaveLength(NAMED.length));
});
