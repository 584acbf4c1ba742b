/** Of Vite's manifest, by module. */
export type Manifest = Readonly<Record<string, Chunk>>;

type Chunk = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] };

/** All imports are preloaded, so that none waits for another. */
export function importsOf(manifest: Manifest, entry: string, module: string): string[] {
  const keys = new Set([...closure(manifest, entry), ...closure(manifest, module)]);
  keys.delete(entry);
  return [...keys].map((key) => fileOf(manifest, key));
}

/** The entry's stylesheets come first, because they set the order of the layers. */
export function filesBeside(manifest: Manifest, entry: string, modules: readonly string[], extension: string): string[] {
  const keys = new Set([...closure(manifest, entry), ...modules.flatMap((module) => closure(manifest, module).toReversed())]);
  const files = [...keys].flatMap((key) => chunk(manifest, key).css ?? []);
  return [...new Set(files)].filter((file) => file.endsWith(extension));
}

export function fileOf(manifest: Manifest, key: string): string {
  return `/${chunk(manifest, key).file}`;
}

function closure(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  return [key, ...(chunk(manifest, key).imports ?? []).flatMap((imported) => closure(manifest, imported, seen))];
}

function chunk(manifest: Manifest, key: string): Chunk {
  const found = manifest[key];
  if (!found) throw new Error(`The build made no chunk of ${key}.`);
  return found;
}
