// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { photoDays } from '../../content/pages/photo.ts';
import { type FaceReport, REPORT_VERSION } from '../../core/selfie/face-report.ts';
import { DAY_MS, HOUR_MS } from '../../core/time.ts';
import './photo-database.ts';
import { deletePhoto, hasPhoto, saveFaceReport, savePhoto, useFaceReport } from './photo.ts';

const report: FaceReport = {
  version: REPORT_VERSION,

  measurements: { redness: 'low' },
  confidence: { redness: 'good' },
  regions: [],
  closeUp: { objectPosition: '50% 50%', transformOrigin: '50% 50%', scale: '2' },
};
const photo = () => new Blob(['photo']);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a report belongs to its photo: it comes after it, and goes with it', async () => {
  const { result } = renderHook(useFaceReport);
  const taken = photo();
  await act(() => savePhoto(taken));
  expect(result.current).toBeUndefined();
  await act(() => saveFaceReport(taken, report));
  expect(result.current).toBe(report);
  await act(() => deletePhoto());
  expect(result.current).toBeUndefined();
});

test('the report of a photo that was replaced meanwhile is dropped', async () => {
  const { result } = renderHook(useFaceReport);
  const [first, second] = [photo(), photo()];
  await act(() => savePhoto(first));
  await act(() => savePhoto(second));
  await act(() => saveFaceReport(first, report));
  expect(result.current).toBeUndefined();
});

test.each([
  ['never answers', () => undefined],
  [
    'stores no photo',
    (request: Partial<IDBOpenDBRequest>) => {
      const transaction = () => {
        throw new DOMException('It stores no blobs.', 'DataCloneError');
      };
      Object.assign(request, { result: { transaction } });
      queueMicrotask(() => (request.onsuccess as () => void)());
    },
  ],
])('a photo is there for this page in a browser whose database %s', async (_what, answer) => {
  vi.useFakeTimers();
  const open = () => {
    const request = {};
    answer(request);
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  const saved = savePhoto(photo());
  await vi.advanceTimersByTimeAsync(3000);
  await saved;
  expect(hasPhoto()).toBe(true);
});

describe('a stored photo', () => {
  const TAKEN = Date.UTC(2026, 10, 1);
  const LIFE_MS = photoDays * DAY_MS;

  /** A page of the site, which has nothing in its memory yet. */
  async function openPage() {
    vi.resetModules();
    const page = await import('./photo.ts');
    await page.openPhoto();
    return page;
  }

  test('ends thirty days after it was taken, however often it is measured, looked at and opened again', async () => {
    vi.useFakeTimers();
    const actions = fc.array(fc.record({ kind: fc.constantFrom('measure', 'open', 'wait'), ms: fc.nat(5 * DAY_MS) }));
    await fc.assert(
      fc.asyncProperty(actions, async (done) => {
        const rows = stubDatabase();
        vi.setSystemTime(TAKEN);
        const taken = photo();
        let page = await openPage();
        await page.savePhoto(taken);
        for (const { kind, ms } of done) {
          vi.setSystemTime(Math.min(Date.now() + ms, TAKEN + LIFE_MS - 1));
          if (kind === 'measure') await page.saveFaceReport(taken, report);
          if (kind === 'open') page = await openPage();
          expect(rows.get('selfie')).toMatchObject({ takenAt: TAKEN });
        }
        vi.setSystemTime(TAKEN + LIFE_MS);
        await openPage();
        expect(rows.size).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  test('lies in a bucket that the browser itself deletes at the end, and in no other place', async () => {
    vi.useFakeTimers({ now: TAKEN });
    const rows = stubDatabase({ photo: photo(), takenAt: TAKEN - DAY_MS });
    const bucket = stubBuckets();
    const page = await openPage();
    expect(page.hasPhoto()).toBe(true);
    const taken = photo();
    await page.savePhoto(taken);
    vi.setSystemTime(TAKEN + DAY_MS);
    await page.saveFaceReport(taken, report);
    expect(bucket.expirations).toEqual([TAKEN + LIFE_MS, TAKEN + LIFE_MS]);
    expect([rows.size, bucket.rows.get('selfie')]).toEqual([0, { photo: taken, takenAt: TAKEN, report }]);
    await page.deletePhoto();
    expect(bucket.rows.size).toBe(0);
  });

  test('that is deleted while it is saved does not come back', async () => {
    const rows = stubDatabase();
    const page = await openPage();
    const saved = page.savePhoto(photo());
    await page.deletePhoto();
    await saved;
    expect([page.hasPhoto(), rows.size]).toEqual([false, 0]);
  });

  test('goes from a page that stays open', async () => {
    vi.useFakeTimers({ now: TAKEN });
    const rows = stubDatabase();
    const page = await openPage();
    await page.savePhoto(photo());
    await vi.advanceTimersByTimeAsync(LIFE_MS - HOUR_MS);
    expect([page.hasPhoto(), rows.size]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect([page.hasPhoto(), rows.size]).toEqual([false, 0]);
  });

  test.each([
    ['goes at the end', LIFE_MS, 0],
    ['stays before it', LIFE_MS - 1, 1],
  ])('%s on a page without the app', async (_what, age, left) => {
    vi.useFakeTimers({ now: TAKEN + age });
    const rows = stubDatabase({ photo: photo(), takenAt: TAKEN });
    vi.resetModules();
    await import('./early/photo.ts');
    await vi.advanceTimersByTimeAsync(0);
    expect(rows.size).toBe(left);
  });
});

/** As much of IndexedDB as the photo uses; the rows of its store. */
function stubDatabase(stored?: unknown): ReadonlyMap<string, unknown> {
  const rows = new Map<string, unknown>(stored ? [['selfie', stored]] : []);
  vi.stubGlobal('indexedDB', databasesOf(rows));
  return rows;
}

/** The buckets of Chromium, with the rows of the only one and the ends that it was given. */
function stubBuckets() {
  const [rows, expirations] = [new Map<string, unknown>(), [] as number[]];
  let exists = false;
  const storageBuckets = {
    open: async (_name: string, options?: { readonly expires: number }) => {
      exists = true;
      if (options) expirations.push(options.expires);
      return { indexedDB: databasesOf(rows) };
    },
    keys: async () => (exists ? ['selfie'] : []),
    delete: async () => {
      exists = false;
      rows.clear();
    },
  };
  vi.stubGlobal('navigator', { storageBuckets });
  return { rows, expirations };
}

function databasesOf(rows: Map<string, unknown>) {
  const answered = (answer: Record<string, unknown>, event: 'onsuccess' | 'oncomplete') => {
    queueMicrotask(() => (answer[event] as (() => void) | undefined)?.());
    return answer;
  };
  const store = {
    put: (row: unknown, key: string) => answered({ result: rows.set(key, row) }, 'onsuccess'),
    get: (key: string) => answered({ result: rows.get(key) }, 'onsuccess'),
    delete: (key: string) => answered({ result: rows.delete(key) }, 'onsuccess'),
  };
  const database = { close: () => undefined, transaction: () => answered({ objectStore: () => store }, 'oncomplete') };
  return { open: () => answered({ result: database }, 'onsuccess') };
}
