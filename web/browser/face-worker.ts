import type { FaceReport } from '../../core/selfie/face-report.ts';
import type { FaceRequest, FaceResponse, FaceSighting } from '../../core/selfie/protocol.ts';

/** Undefined in tests, where no worker is built. */
const ADDRESS: string | undefined = import.meta.env.VITE_FACE_WORKER;

type Request = FaceRequest extends infer Each ? (Each extends FaceRequest ? Omit<Each, 'id'> : never) : never;

/** Each answer is undefined where the worker cannot give it. */
export type FaceWorker = {
  readonly preview: (frame: ImageData) => Promise<FaceSighting | undefined>;
  readonly measure: (frames: readonly ImageData[]) => Promise<FaceReport | undefined>;
  readonly close: () => void;
};

/** Without data saver, and with what the models need. */
export function canMeasureFaces(address = ADDRESS): address is string {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return Boolean(address) && 'Worker' in globalThis && 'WebAssembly' in globalThis && connection?.saveData !== true;
}

/** Loads the worker and its models. After a failure every answer is undefined. */
export function openFaceWorker(address = ADDRESS): FaceWorker | undefined {
  if (!canMeasureFaces(address)) return undefined;
  const worker = new Worker(address);
  const waiting = new Map<number, (response: FaceResponse | undefined) => void>();
  let lastId = 0;
  let closed = false;
  const close = () => {
    closed = true;
    worker.terminate();
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
  };
  const settle = (id: number, response: FaceResponse | undefined) => {
    waiting.get(id)?.(response);
    waiting.delete(id);
  };
  worker.onerror = close;
  worker.onmessage = ({ data }: MessageEvent<FaceResponse>) => {
    if (data.kind === 'ready') return;
    if (data.kind !== 'failed') return settle(data.id, data);
    if (data.id === undefined) close();
    else settle(data.id, undefined);
  };
  const ask = (request: Request, frames: readonly ImageData[]): Promise<FaceResponse | undefined> => {
    if (closed) return Promise.resolve(undefined);
    lastId += 1;
    const id = lastId;
    worker.postMessage(
      { ...request, id } satisfies FaceRequest,
      frames.map(({ data }) => data.buffer),
    );
    return new Promise((answer) => waiting.set(id, answer));
  };
  return {
    preview: async (frame) => {
      const response = await ask({ kind: 'preview', frame }, [frame]);
      return response?.kind === 'sighting' ? response.sighting : undefined;
    },
    measure: async (frames) => {
      const response = await ask({ kind: 'measure', frames }, frames);
      return response?.kind === 'report' ? response.report : undefined;
    },
    close,
  };
}
