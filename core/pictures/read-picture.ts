import { readJpeg } from './jpeg.ts';
import { PICTURE_TYPES, type Picture, type PictureType } from './picture.ts';
import { readPng } from './png.ts';
import { UnfitPicture } from './unfit-picture.ts';
import { readWebp } from './webp.ts';

export const MAX_PICTURE_BYTES = 60_000;
const MAX_SIDE = 1200;

const READERS: Readonly<Record<PictureType, { readonly sign: RegExp; readonly read: (file: Uint8Array) => Picture }>> = {
  png: { sign: /^\x89PNG\r\n/, read: readPng },
  jpeg: { sign: /^\xFF\xD8\xFF/, read: readJpeg },
  webp: { sign: /^RIFF[\s\S]{4}WEBP/, read: readWebp },
};

/** By what the file begins with, not by its name. */
export function readPicture(file: Uint8Array): (Picture & { readonly type: PictureType }) | { readonly refusal: string } {
  const beginning = String.fromCharCode(...file.subarray(0, 16));
  const type = PICTURE_TYPES.find((each) => READERS[each].sign.test(beginning));
  if (!type) return { refusal: 'It is no PNG, JPEG or WebP file: save the picture as one of these.' };
  try {
    const picture = READERS[type].read(file);
    const { width, height, content } = picture;
    if (width === 0 || height === 0) throw new RangeError();
    if (Math.max(width, height) > MAX_SIDE)
      return { refusal: `It is ${width} x ${height}: make it at most ${MAX_SIDE} pixels wide and high.` };
    if (content.length > MAX_PICTURE_BYTES)
      return {
        refusal: `It has ${content.length} bytes, which each visitor would load: make it smaller, or save it as WebP, of at most ${MAX_PICTURE_BYTES}.`,
      };
    return { ...picture, type };
  } catch (error) {
    if (error instanceof UnfitPicture) return { refusal: error.message };
    if (error instanceof RangeError) return { refusal: 'The file ends before its picture does: save it once more.' };
    throw error;
  }
}
