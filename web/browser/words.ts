const words: Record<string, unknown> = {};
const loading = new Map<string, Promise<void>>();
for (const [file, carried] of Object.entries(window.words ?? {})) {
  Object.assign(words, carried);
  loading.set(file, Promise.resolve());
}

/** The build puts calls in place of the values under `content/`. */
export function word(name: string): unknown {
  if (name in words) return words[name];
  throw new Error(`The words ${name} are read before they are loaded.`);
}

/** Rejects where they fail to load, and loads them again the next time. */
export function loadWords(file: string): Promise<void> {
  const begun = loading.get(file);
  if (begun) return begun;
  const started = fetchWords(file);
  loading.set(file, started);
  started.catch(() => loading.delete(file));
  return started;
}

/** All words of an edition are in one folder. */
async function fetchWords(file: string): Promise<void> {
  const { words: carried = '' } = document.getElementById('code')?.dataset ?? {};
  const response = await fetch(carried.replace(/[^/]*$/, file));
  if (!response.ok) throw new Error(`The words ${file} could not be loaded.`);
  Object.assign(words, await response.json());
}
