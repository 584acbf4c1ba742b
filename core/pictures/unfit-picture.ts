import { textAt, view } from './bytes.ts';

/** The message says why, and what to do. */
export class UnfitPicture extends Error {}

export function refuseMoving(): never {
  throw new UnfitPicture('It moves, and a visitor could not stop it: save one picture of it.');
}

const ORIENTATION = 0x0112;
const UPRIGHT = 1;

/** Without EXIF the picture would lie on its side. It is a TIFF file of its own, whose directory has entries of twelve bytes. */
export function requireUpright(exif: Uint8Array): void {
  const data = view(exif);
  const isLittle = textAt(exif, 0, 2) === 'II';
  const directory = data.getUint32(4, isLittle);
  for (let rest = data.getUint16(directory, isLittle), at = directory + 2; rest > 0; rest -= 1, at += 12)
    if (data.getUint16(at, isLittle) === ORIENTATION && data.getUint16(at + 8, isLittle) > UPRIGHT)
      throw new UnfitPicture('A note in it turns it, and such notes are not published: turn the picture itself, and save it.');
}
