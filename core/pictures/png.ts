import { joined, part, textAt, view } from './bytes.ts';
import type { Picture } from './picture.ts';
import { refuseMoving, requireUpright } from './unfit-picture.ts';

const SIGNATURE = 8;
/** What the pixels need to be shown, beside the parts without which no PNG is read. */
const KEPT = ['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT'];

/** Parts have a length, a type, their content and a sum. Types that begin with a capital letter are needed. */
export function readPng(file: Uint8Array): Picture {
  const data = view(file);
  const kept = [part(file, 0, SIGNATURE)];
  for (let at = SIGNATURE, type = ''; type !== 'IEND'; ) {
    type = textAt(file, at + 4, 4);
    const begin = at + 8;
    const end = begin + data.getUint32(at);
    if (type === 'acTL') refuseMoving();
    if (type === 'eXIf') requireUpright(part(file, begin, end));
    if (/^[A-Z]/.test(type) || KEPT.includes(type)) kept.push(part(file, at, end + 4));
    at = end + 4;
  }
  return { width: data.getUint32(SIGNATURE + 8), height: data.getUint32(SIGNATURE + 12), content: joined(kept) };
}
