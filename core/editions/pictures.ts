import type { PictureType } from '../pictures/picture.ts';

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
export const PICTURE_NAMES = /\bpicture-[\da-f]{16}\b/g;

export function isPictureName(name: string): boolean {
  return NAME.test(name);
}

export function pictureName(digest: string): string {
  return `picture-${digest.slice(0, 16)}`;
}

export function pictureNamesIn({ texts, lists }: { readonly texts: object; readonly lists: object }): readonly string[] {
  return [...new Set(JSON.stringify([texts, lists]).match(PICTURE_NAMES))];
}

/** The same in each edition, so that browsers keep it. */
export function pictureAddress(name: string, { type }: Pick<PictureFacts, 'type'>): string {
  return `/assets/${name.replace('picture-', '')}/picture.${type === 'jpeg' ? 'jpg' : type}`;
}

export function picturesOf(content: Readonly<Record<string, unknown>>): Pictures {
  return (content[PICTURES] ?? {}) as Pictures;
}
