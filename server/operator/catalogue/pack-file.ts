import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';

/** A file as it arrives, packed to a fifth or so, which is all of it that memory holds. Undefined where it is longer than `maxBytes`. */
export async function packFile(file: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  let size = 0;
  let isTooLarge = false;
  async function* counted() {
    for await (const piece of file) {
      size += piece.byteLength;
      // What is too much is read and dropped: an answer before the end would reach no browser.
      isTooLarge ||= size > maxBytes;
      if (!isTooLarge) yield piece;
    }
  }
  await pipeline(counted, createGzip({ level: constants.Z_BEST_SPEED }), async (bytes) => {
    for await (const piece of bytes) pieces.push(piece);
  });
  return isTooLarge ? undefined : Buffer.concat(pieces);
}
