import load from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { LabelPicture } from '../../core/label-photo/protocol.ts';

/** The addresses of what the worker fetches. */
export type ReaderFiles = Readonly<Record<'core' | 'english', string>>;

type Reading = { readonly text: string; readonly confidence: number };

/** The neural network alone, which the data are of. */
const NETWORK = 1;
const UPRIGHT = 1;

export async function loadReader(files: ReaderFiles): Promise<(picture: LabelPicture) => Reading> {
  const [tesseract, english] = await Promise.all([load({ locateFile: () => files.core }), bytesOf(files.english)]);
  tesseract.FS.writeFile('eng.traineddata', english);
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, 'eng', NETWORK) !== 0) throw new Error('The data for English cannot be read.');
  return (picture) => {
    tesseract.FS.writeFile('/input', greymap(picture));
    if (api.SetImageFile(UPRIGHT, 0) !== 0 || api.Recognize(null) !== 0) throw new Error('The picture cannot be read.');
    return { text: api.GetUTF8Text(), confidence: api.MeanTextConf() };
  };
}

async function bytesOf(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** A portable greymap, the plainest file that Tesseract reads. */
export function greymap({ width, height, grey }: LabelPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + grey.length);
  file.set(head);
  file.set(grey, head.length);
  return file;
}
