import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type NamedPhoto = { readonly name: string; readonly content: Buffer };

/** Ends the program where the folder has none. */
export function photosIn(folder: string | undefined): readonly NamedPhoto[] {
  const names = folder ? readdirSync(folder).filter((name) => /\.jpe?g$/i.test(name)) : [];
  if (folder && names.length > 0) return names.sort().map((name) => ({ name, content: readFileSync(join(folder, name)) }));
  console.error('Name a folder with JPEG photos of faces.');
  process.exit(2);
}
