import { createHash } from 'node:crypto';
import type { Content } from '../../core/editions/draft.ts';
import type { Section } from '../../core/funnel/step.ts';
import { sectionFile } from '../browser/section-file.ts';

/** What the words of each chunk are called, by the file that holds them. */
export type WordNames = Readonly<Record<string, readonly string[]>>;

type WordFiles = {
  /** Texts by address. */
  readonly files: ReadonlyMap<string, string>;
  /** Adds a file with all words that a page starts with, and gives its address. */
  readonly join: (needed: readonly string[]) => string;
};

/** All words of an edition are in one folder, which is named by what they say. */
export function wordFiles(names: WordNames, content: Content, sections: readonly Section[]): WordFiles {
  const words = new Map<string, Content>();
  for (const [file, each] of Object.entries(names)) words.set(file, Object.fromEntries(each.map((name) => [name, wordOf(name)])));
  for (const section of sections) words.set(sectionFile(section.id), { [sectionFile(section.id)]: section });
  const texts = new Map(
    [...words].sort(([one], [other]) => (one < other ? -1 : 1)).map(([file, each]) => [file, JSON.stringify(each)]),
  );
  const folder = `/assets/${digest([...texts].flat().join('\n'))}`;
  const files = new Map([...texts].map(([file, text]) => [`${folder}/${file}`, text]));
  return {
    files,
    join: (needed) => {
      const address = `${folder}/${digest(needed.join())}.json`;
      files.set(address, JSON.stringify(Object.fromEntries(needed.map((file) => [file, words.get(file)]))));
      return address;
    },
  };

  function wordOf(name: string): unknown {
    if (Object.hasOwn(content, name)) return content[name];
    throw new Error(`The scripts read the words ${name}, which the content does not have.`);
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 7);
}
