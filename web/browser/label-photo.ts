import { labelText, type PhotoReading } from '../../core/label-photo/label-text.ts';
import type { LabelPicture, LabelResponse } from '../../core/label-photo/protocol.ts';
import { pixelsOf } from './camera.ts';
import { after } from './clock.ts';

/** Undefined in tests, where no worker is built. */
const ADDRESS: string | undefined = import.meta.env.VITE_LABEL_WORKER;

/** Small print of a whole label needs more than a face. */
const MAX_SIDE_PX = 2400;
/** A slow phone needs half a minute; a worker that is out of memory may never answer. */
const TIMEOUT_MS = 90_000;

/** Reads a photo of a label in a worker, which goes with what it loaded as soon as it has answered. */
export async function readLabelPhoto(photo: Blob, address = ADDRESS): Promise<PhotoReading> {
  const pixels = await pixelsOf(photo, MAX_SIDE_PX);
  if (!pixels) return { kind: 'no-picture' };
  if (!address || !('Worker' in globalThis)) return { kind: 'unavailable' };
  const response = await askWorker(address, greyOf(pixels));
  return response.kind === 'text' ? labelText(response.text, response.confidence) : response;
}

function askWorker(address: string, picture: LabelPicture): Promise<LabelResponse> {
  const worker = new Worker(address);
  return new Promise<LabelResponse>((resolve) => {
    const cancel = after(TIMEOUT_MS, () => resolve({ kind: 'failed' }));
    const settle = (response: LabelResponse) => {
      cancel();
      resolve(response);
    };
    worker.onmessage = ({ data }: MessageEvent<LabelResponse>) => settle(data);
    worker.onerror = () => settle({ kind: 'unavailable' });
    worker.postMessage(picture, [picture.grey.buffer]);
  }).finally(() => worker.terminate());
}

/** As bright as the eye finds red, green and blue. */
function greyOf({ width, height, data }: ImageData): LabelPicture {
  const grey = new Uint8Array(width * height);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const at = pixel * 4;
    grey[pixel] = (data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114;
  }
  return { width, height, grey };
}
