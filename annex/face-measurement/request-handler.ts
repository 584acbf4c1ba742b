import { gateCodes } from '../../core/selfie/gate.ts';
import type { FaceRequest, FaceResponse } from '../../core/selfie/protocol.ts';
import { findFace } from './finder.ts';
import { measureFace } from './measure.ts';
import type { FaceModels } from './models.ts';

/** Answers requests one after another: a second one on the same models would wait anyway. */
export function faceRequestHandler(
  loading: Promise<FaceModels>,
  post: (response: FaceResponse) => void,
): (request: FaceRequest) => void {
  let last: Promise<void> = loading.then(
    () => post({ kind: 'ready' }),
    () => post({ kind: 'failed' }),
  );
  return (request) => {
    last = last.then(() => answer(request, loading)).then(post, () => post({ kind: 'failed', id: request.id }));
  };
}

async function answer(request: FaceRequest, loading: Promise<FaceModels>): Promise<FaceResponse> {
  const models = await loading;
  const { id } = request;
  if (request.kind === 'measure') return { kind: 'report', id, ...(await measureFace(request.frames, models)) };
  const { frame } = request;
  const found = await findFace(frame, models, 1);
  if (!found) return { kind: 'sighting', id, sighting: { codes: ['no-face'], box: undefined } };
  const codes = gateCodes(found.observation, 'preview');
  const { x, y, width, height } = found.observation.box;
  const box = { x: x / frame.width, y: y / frame.height, width: width / frame.width, height: height / frame.height };
  return { kind: 'sighting', id, sighting: { codes, box } };
}
