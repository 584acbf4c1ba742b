import type { Outline } from '../../../core/funnel/outline.ts';
import type { NamedFunnel } from '../../../server/editions/changed-funnel.ts';
import type { ProofChapter } from './proof.ts';

/** What a chapter of one of several funnels is called. */
export function chapterIn({ id, title }: NamedFunnel, chapter: string, what: string): Pick<ProofChapter, 'id' | 'title'> {
  if (id === null) return { id: chapter, title: what };
  return { id: `${chapter}-${id}`, title: `${title}: ${what.charAt(0).toLowerCase()}${what.slice(1)}` };
}

/** A funnel that leads to no page of its own ends with its result. */
export function endOf({ base, exit }: Pick<Outline, 'base' | 'exit'>): string {
  return exit.startsWith(`${base}/`) && exit !== '/' ? 'the analysis' : 'its result';
}
