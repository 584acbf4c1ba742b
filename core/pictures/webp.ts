import { joined, part, textAt, view } from './bytes.ts';
import type { Picture } from './picture.ts';
import { refuseMoving, requireUpright } from './unfit-picture.ts';

const HEADER = 12;
const KEPT = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP'];
/** Flags of VP8X that say that EXIF and XMP follow. */
const NOTES = 0b1100;

/** Parts have a type, a length and their content, of an even number of bytes. */
export function readWebp(file: Uint8Array): Picture {
  const data = view(file);
  const end = 8 + data.getUint32(4, true);
  const kept: Uint8Array[] = [];
  let size: Pick<Picture, 'width' | 'height'> | undefined;
  for (let at = HEADER; at < end; ) {
    const type = textAt(file, at, 4);
    const begin = at + 8;
    const length = data.getUint32(at + 4, true);
    if (type === 'ANIM') refuseMoving();
    if (type === 'EXIF') requireUpright(part(file, begin, begin + length));
    const next = begin + length + (length % 2);
    if (KEPT.includes(type)) {
      const copy = part(file, at, next).slice();
      if (type === 'VP8X') copy[8] = (copy[8] ?? 0) & ~NOTES;
      kept.push(copy);
      size ??= sizeIn(type, data, begin);
    }
    at = next;
  }
  if (!size) throw new RangeError();
  const content = joined([file.slice(0, HEADER), ...kept]);
  view(content).setUint32(4, content.length - 8, true);
  return { ...size, content };
}

function sizeIn(type: string, data: DataView, at: number): Pick<Picture, 'width' | 'height'> | undefined {
  switch (type) {
    case 'VP8X':
      return { width: 1 + (data.getUint32(at + 3, true) >>> 8), height: 1 + (data.getUint32(at + 6, true) >>> 8) };
    case 'VP8 ':
      return { width: data.getUint16(at + 6, true) & 0x3fff, height: data.getUint16(at + 8, true) & 0x3fff };
    case 'VP8L': {
      const bits = data.getUint32(at + 1, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
    }
    default:
      return undefined;
  }
}
