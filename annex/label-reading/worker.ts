import type { LabelPicture, LabelResponse } from '../../core/label-photo/protocol.ts';
import { loadReader, type ReaderFiles } from './reader.ts';

/** The build writes the addresses here. */
declare const MODEL_FILES: ReaderFiles;

const scope = globalThis as unknown as Pick<Worker, 'onmessage'> & { readonly postMessage: (response: LabelResponse) => void };
const loading = loadReader(MODEL_FILES).catch(() => undefined);

scope.onmessage = async ({ data }: MessageEvent<LabelPicture>) => {
  const read = await loading;
  if (!read) return scope.postMessage({ kind: 'unavailable' });
  try {
    scope.postMessage({ kind: 'text', ...read(data) });
  } catch {
    scope.postMessage({ kind: 'failed' });
  }
};
