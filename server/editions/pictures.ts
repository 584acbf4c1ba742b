import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DraftFile } from '../../core/editions/draft.ts';
import { PICTURES, type PictureFacts, type Pictures, pictureAddress, pictureName } from '../../core/editions/pictures.ts';
import { PICTURE_TYPES, type Picture, type PictureType } from '../../core/pictures/picture.ts';
import { readPicture } from '../../core/pictures/read-picture.ts';
import { CommandError } from '../platform/console/command.ts';
import type { Db } from '../platform/db/client.ts';
import type { SitePicture } from '../platform/site/routes.ts';
import type { Renderer } from './renderer.ts';

type StoredPicture = SitePicture & { readonly name: string };
export type NamedPicture = Picture & { readonly name: string; readonly type: PictureType };

/** Throws `CommandError` with why it cannot be published, and what to do. */
export function namedPicture(file: Uint8Array): NamedPicture {
  const picture = readPicture(file);
  if ('refusal' in picture) throw new CommandError(picture.refusal);
  return { ...picture, name: pictureName(createHash('sha256').update(picture.content).digest('hex')) };
}

/** Those that a draft brings. Throws `CommandError` for one that is no picture, or is called as another one. */
export function picturesIn({ pictures = {} }: Pick<DraftFile, 'pictures'>): readonly NamedPicture[] {
  return Object.entries(pictures).map(([name, base64]) => {
    const picture = namedPicture(Buffer.from(base64, 'base64'));
    if (picture.name === name) return picture;
    throw new CommandError(`The file has another picture under the name ${name}: export the draft once more.`);
  });
}

export function factsOf(pictures: readonly NamedPicture[]): Pictures {
  return Object.fromEntries(
    pictures.map(({ name, type, width, height, content }) => [name, { type, width, height, bytes: content.length }]),
  );
}

/** One that is there stays for another month. */
export async function savePictures(db: Db, pictures: readonly NamedPicture[], now: Date): Promise<void> {
  if (pictures.length === 0) return;
  await db
    .insertInto('pictures')
    .values(pictures.map(({ content, ...picture }) => ({ ...picture, content: Buffer.from(content), brought_at: now })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ brought_at: now }))
    .execute();
}

export async function listPictures(db: Db): Promise<Pictures> {
  const rows = await db
    .selectFrom('pictures')
    .select(['name', 'type', 'width', 'height', sql<number>`octet_length(content)`.as('bytes')])
    .orderBy('name')
    .execute();
  return Object.fromEntries(rows.flatMap(({ name, type, ...size }) => (isType(type) ? [[name, { type, ...size }]] : [])));
}

/** Those that are not there are left out. */
export async function readPictures(db: Db, names: readonly string[]): Promise<readonly StoredPicture[]> {
  if (names.length === 0) return [];
  const rows = await db.selectFrom('pictures').select(['name', 'type', 'content']).where('name', 'in', names).execute();
  return rows.flatMap(({ name, type, content }) =>
    isType(type) ? [{ name, path: pictureAddress(name, { type }), type: `image/${type}`, content: Buffer.from(content) }] : [],
  );
}

/** Removes those that no edition names. */
export async function clearPictures(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('pictures')
    .where('brought_at', '<', before)
    .where(sql<boolean>`not exists (select 1 from editions where strpos(editions.draft::text, pictures.name) > 0)`)
    .execute();
}

/** So that drafts can name them. */
export function withPictures(renderer: Renderer, pictures: Pictures): Renderer {
  const known = { ...((renderer.content[PICTURES] ?? {}) as Pictures), ...pictures };
  return {
    ...renderer,
    content: { ...renderer.content, [PICTURES]: known },
    render: (draft) => renderer.render(draft, known),
  };
}

function isType(type: string): type is PictureFacts['type'] {
  return PICTURE_TYPES.some((each) => each === type);
}
