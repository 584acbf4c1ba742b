import { readFileSync } from 'node:fs';

/** By the number of a city ('2867714') or the code of a region ('DE.02'). */
type Translations = ReadonlyMap<string, string>;

/** GNU gettext's compiled format: a count at 8; at the offsets in 12 and 16, pairs of length and offset of keys and values. */
export function readTranslations(file: string): Translations {
  const data = readFileSync(file);
  const [count, keys, values] = [8, 12, 16].map((at) => data.readUInt32LE(at)) as [number, number, number];
  const textAt = (table: number, i: number) => {
    const start = data.readUInt32LE(table + 8 * i + 4);
    return data.toString('utf8', start, start + data.readUInt32LE(table + 8 * i));
  };
  return new Map(Array.from({ length: count }, (_, i) => [textAt(keys, i), tidy(textAt(values, i))]));
}

/** Without marks of direction and without explanations: 'Tabuk, Saudi Arabia', 'Halle (Saale)'. */
function tidy(name: string): string {
  return name
    .replace(/[\u200b-\u200f\u202a-\u202e\ufeff]/g, '')
    .replace(/\s*[,،、(（].*$/s, '')
    .trim();
}
