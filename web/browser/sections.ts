import type { Section } from '../../core/funnel/step.ts';

/** From the sources. The build puts `section-words.ts` in its place, so that a section is words alone. */
export async function loadSection(id: string): Promise<Section | undefined> {
  const { sections } = await import('../../content/funnel/index.ts');
  return sections.find((section) => section.id === id);
}
