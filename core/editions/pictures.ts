import type { PictureType } from '../pictures/picture.ts';
import type { Content, DraftChanges } from './draft.ts';
import type { Problem } from './rules.ts';

/** The value of the content that says which pictures an operator brought. */
export const PICTURES = 'design/pictures.pictures';

export type PictureFacts = {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
};

/** By the names under which drafts know them, each made of what the picture shows. */
export type Pictures = Readonly<Record<string, PictureFacts>>;

const NAME = /^picture-[\da-f]{16}$/;
const NAMES = /\bpicture-[\da-f]{16}\b/g;

export function isPictureName(name: string): boolean {
  return NAME.test(name);
}

export function pictureName(digest: string): string {
  return `picture-${digest.slice(0, 16)}`;
}

export function pictureNamesIn({ texts, lists }: Pick<DraftChanges, 'texts' | 'lists'>): readonly string[] {
  return [...new Set(JSON.stringify([texts, lists]).match(NAMES))];
}

/** The same in each edition, so that browsers keep it. */
export function pictureAddress(name: string, { type }: Pick<PictureFacts, 'type'>): string {
  return `/assets/${name.replace('picture-', '')}/picture.${type === 'jpeg' ? 'jpg' : type}`;
}

export function picturesOf(content: Content): Pictures {
  return (content[PICTURES] ?? {}) as Pictures;
}

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
  const named = ([, change]: readonly [string, unknown]) => JSON.stringify(change).match(NAMES) !== null;
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
