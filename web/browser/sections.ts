import type { Section } from '../../core/funnel/step.ts';

const modules = import.meta.glob<Readonly<Record<string, Section>>>([
  '../../content/funnel/*.ts',
  '!**/index.ts',
  '!**/*.test.ts',
]);

/** From the sources. The build puts `section-words.ts` in its place, so that a section is words alone. */
export async function loadSection(id: string): Promise<Section | undefined> {
  const exported = await modules[`../../content/funnel/${id}.ts`]?.();
  return Object.values(exported ?? {}).find((candidate) => candidate.id === id);
}
