// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type FaceReport, REPORT_VERSION } from '../../core/selfie/face-report.ts';
import { deletePhoto, hasPhoto, saveFaceReport, savePhoto, useFaceReport } from './photo.ts';

const report: FaceReport = {
  version: REPORT_VERSION,
  aspect: 0.8,
  measurements: { redness: 'low' },
  confidence: { redness: 'good' },
  regions: [],
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
