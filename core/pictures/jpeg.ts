import { joined, part, textAt, view } from './bytes.ts';
import type { Picture } from './picture.ts';
import { requireUpright } from './unfit-picture.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const FILL = 0xff;
const FIRST_NOTE = 0xe0;
const LAST_NOTE = 0xef;
const COMMENT = 0xfe;
/** Notes by which colours are read. */
const KEPT = /^(JFIF|ICC_PROFILE|Adobe)/;
const EXIF = 'Exif\0\0';

/** Segments have a mark, a length and their content; the pixels of a scan follow its segment. What stands behind the end, as moving pictures of phones do, is left out. */
export function readJpeg(file: Uint8Array): Picture {
  const data = view(file);
  const kept = [part(file, 0, 2)];
  let size: Pick<Picture, 'width' | 'height'> = { width: 0, height: 0 };
  for (let at = 2, mark = START; mark !== END; ) {
    if (data.getUint8(at) !== 0xff) throw new RangeError();
    mark = data.getUint8(at + 1);
    if (mark === FILL) {
      at += 1;
      continue;
    }
    const begin = at + 4;
    const end = mark === END ? at + 2 : at + 2 + data.getUint16(at + 2);
    const isNote = mark >= FIRST_NOTE && mark <= LAST_NOTE;
    const note = isNote ? textAt(file, begin, Math.min(end - begin, 11)) : '';
    if (note.startsWith(EXIF)) requireUpright(part(file, begin + EXIF.length, end));
    if (isFrame(mark)) size = { height: data.getUint16(begin + 1), width: data.getUint16(begin + 3) };
    const next = mark === SCAN ? endOfPixels(data, end) : end;
    if (isNote ? KEPT.test(note) : mark !== COMMENT) kept.push(part(file, at, next));
    at = next;
  }
  return { ...size, content: joined(kept) };
}

/** The marks from C0 to CF, but for three that are tables. */
function isFrame(mark: number): boolean {
  return mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
}

/** In pixels a mark is followed by 0, or restarts them. */
function endOfPixels(data: DataView, from: number): number {
  for (let at = from; ; at += 1) {
    const mark = data.getUint8(at) === 0xff ? data.getUint8(at + 1) : 0;
    if (mark !== 0 && mark !== FILL && (mark < 0xd0 || mark > 0xd7)) return at;
  }
}
