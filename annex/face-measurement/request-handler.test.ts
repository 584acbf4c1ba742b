import { expect, test } from 'vitest';
import type { FaceResponse } from '../../core/selfie/protocol.ts';
import { faceRequestHandler } from './request-handler.ts';
import { drawnFace, emptyModels } from './testing.ts';

function conversation(loading: Promise<ReturnType<typeof emptyModels>>) {
  const posted: FaceResponse[] = [];
  let told = () => {};
  const count = (wanted: number) =>
    new Promise<readonly FaceResponse[]>((resolve) => {
      told = () => posted.length >= wanted && resolve(posted);
      told();
    });
  const ask = faceRequestHandler(loading, (response) => {
    posted.push(response);
    told();
  });
  return { ask, count };
}

test('the worker says once that it is ready, and answers each request by its number in order', async () => {
  const models = emptyModels();
  const { ask, count } = conversation(Promise.resolve(models));
  const frame = drawnFace();
  ask({ id: 1, kind: 'preview', frame });
  ask({ id: 2, kind: 'measure', frames: [frame] });
  expect(await count(3)).toEqual([
    { kind: 'ready' },
    { kind: 'sighting', id: 1, sighting: { codes: ['no-face'], box: undefined } },
    { kind: 'report', id: 2, codes: ['no-face'], report: undefined, frames: [], observations: [] },
  ]);
  expect(models.detected).toEqual([256 * 256 * 3, 256 * 256 * 3]);
});

test('models that do not load fail the worker and each request', async () => {
  const { ask, count } = conversation(Promise.reject(new Error('no WebAssembly')));
  ask({ id: 7, kind: 'preview', frame: drawnFace() });
  expect(await count(2)).toEqual([{ kind: 'failed' }, { kind: 'failed', id: 7 }]);
});
