import type { Content, DraftChanges } from './draft.ts';
import { isPictureName, PICTURE_NAMES, pictureNamesIn, picturesOf } from './pictures.ts';
import type { Problem } from './rules.ts';

/** The places of drawings, as wide and as high as their `viewBox`. */
const PLACES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  icon: [1, 1],
  drawing: [10, 7],
  picture: [10, 7],
  illustration: [15, 13],
};
/** From which on it is seen that a picture was cut. */
const CUT = 1.2;

export function pictureProblems(built: Content, path: string, key: string, name: string): Problem[] {
  const picture = picturesOf(built)[name];
  if (!picture)
    return [
      {
        ...{ path, grade: 'error', says: `There is no picture '${name}'.` },
        remedy: "Bring it with 'npm run operator editions picture FILE', which says its name.",
      },
    ];
  const [width, height] = PLACES[key] ?? [picture.width, picture.height];
  const cut = (picture.width / picture.height) * (height / width);
  if (Math.max(cut, 1 / cut) < CUT) return [];
  return [
    {
      ...{ path, grade: 'warning', remedy: `Cut it to ${width} x ${height} yourself, or look at it.` },
      says: `Its place is ${width} x ${height}, and the picture ${picture.width} x ${picture.height}: what is beyond is cut off.`,
    },
  ];
}

/** Of all pictures of an edition: the file of its drawings names them, and a browser that has it loads them. */
const MAX_BYTES = 400_000;

/** Each visitor loads them, so the last one is refused where they are too many. */
export function weightProblems(built: Content, { texts, lists }: Pick<DraftChanges, 'texts' | 'lists'>): Problem[] {
  const pictures = picturesOf(built);
  const sum = pictureNamesIn({ texts, lists }).reduce((bytes, name) => bytes + (pictures[name]?.bytes ?? 0), 0);
  if (sum <= MAX_BYTES) return [];
  const named = ([, change]: readonly [string, unknown]) => JSON.stringify(change).match(PICTURE_NAMES) !== null;
  const [path] = [...Object.entries(texts), ...Object.entries(lists)].findLast(named) ?? [''];
  return [
    {
      ...{ path, grade: 'error', remedy: 'Take fewer pictures, or smaller ones.' },
      says: `The pictures of the draft have ${sum} bytes together, which each visitor loads, where ${MAX_BYTES} are the most.`,
    },
  ];
}

/** Those who do not see a picture are told what it shows, where it is what they choose. */
export function unsaidProblems(path: string, name: string, texts: DraftChanges['texts']): Problem[] {
  const alt = path.replace(/\.picture$/, '.alt');
  if (alt === path || !isPictureName(name) || texts[alt] !== undefined) return [];
  return [
    {
      ...{ path, grade: 'error', says: 'For those who do not see it, it is described as the drawing before it.' },
      remedy: `Say what it shows at ${alt}.`,
    },
  ];
}
