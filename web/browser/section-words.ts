import type { Section } from '../../core/funnel/step.ts';
import { sectionFile } from './section-file.ts';
import { loadWords, word } from './words.ts';

/** Code has no section: they come as words alone. */
export async function loadSection(id: string): Promise<Section | undefined> {
  const file = sectionFile(id);
  await loadWords(file);
  return word(file) as Section;
}
