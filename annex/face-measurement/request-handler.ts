import { gateCodes } from '../../core/selfie/gate.ts';
import type { FaceRequest, FaceResponse } from '../../core/selfie/protocol.ts';
import { measureFace } from './measure.ts';
import type { FaceModels } from './models.ts';
import { FaceTracker } from './tracker.ts';

/** Answers requests one after another: a second one on the same models would wait anyway. */
export function faceRequestHandler(
  loading: Promise<FaceModels>,
  post: (response: FaceResponse) => void,
): (request: FaceRequest) => void {
  const tracker = new FaceTracker();
  let last: Promise<void> = loading.then(
    () => post({ kind: 'ready' }),
    () => post({ kind: 'failed' }),
  );
  return (request) => {
    last = last.then(() => answer(request, loading, tracker)).then(post, () => post({ kind: 'failed', id: request.id }));
  };
}

async function answer(request: FaceRequest, loading: Promise<FaceModels>, tracker: FaceTracker): Promise<FaceResponse> {
  const models = await loading;
  const { id } = request;
  if (request.kind === 'measure') return { kind: 'report', id, ...(await measureFace(request.frames, models)) };
  const { frame } = request;
  const found = await tracker.find(frame, models);
  if (!found) return { kind: 'sighting', id, sighting: { codes: ['no-face'], box: undefined } };
  const codes = gateCodes(found.observation, 'preview');
  const { x, y, width, height } = found.observation.box;
  const box = { x: x / frame.width, y: y / frame.height, width: width / frame.width, height: height / frame.height };
  return { kind: 'sighting', id, sighting: { codes, box } };
}
