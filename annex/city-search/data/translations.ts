import { readFileSync } from 'node:fs';

/** Names by the number of a city ('2867714') or the code of a region ('DE.02'). */
type Translations = ReadonlyMap<string, string>;

/**
 * Reads a compiled catalogue of GNU gettext: a count at 8 and, at the offsets told by 12 and 16, as many pairs of length and offset of
 * keys and of what they mean.
 */
export function readTranslations(file: string): Translations {
  const data = readFileSync(file);
  const [count, keys, values] = [8, 12, 16].map((at) => data.readUInt32LE(at)) as [number, number, number];
  const textAt = (table: number, i: number) => {
    const start = data.readUInt32LE(table + 8 * i + 4);
    return data.toString('utf8', start, start + data.readUInt32LE(table + 8 * i));
  };
  return new Map(Array.from({ length: count }, (_, i) => [textAt(keys, i), tidy(textAt(values, i))]));
}

/** Without marks of direction, and without what some names explain behind themselves: 'Tabuk, Saudi Arabia', 'Halle (Saale)'. */
function tidy(name: string): string {
  return name
    .replace(/[\u200b-\u200f\u202a-\u202e\ufeff]/g, '')
    .replace(/\s*[,،、(（].*$/s, '')
    .trim();
}
