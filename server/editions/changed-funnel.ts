import { sections } from '../../content/funnel/index.ts';
import type { DraftChanges } from '../../core/editions/draft.ts';
import { changedFunnel, changedFurtherFunnel, changedFurtherSections, type FunnelId } from '../../core/editions/funnels.ts';
import { changedPages } from '../../core/editions/own-pages.ts';
import type { Funnel } from '../../core/funnel/funnel.ts';
import type { RenderedFunnel } from '../../core/funnel/further.ts';
import { furtherFunnels } from '../platform/further-funnels.ts';

/** What visitors of a draft are asked. An id that no folder has is the first's. */
export function funnelWith(changes: DraftChanges, id: FunnelId): Funnel {
  const further = furtherFunnels.get(id ?? '');
  return further ? changedFurtherFunnel(id ?? '', further, sections, changes) : changedFunnel(sections, changes);
}

/** What visitors of a draft are asked in each funnel, the first one first. */
export function funnelsWith(changes: DraftChanges): readonly NamedFunnel[] {
  const further = Array.from(furtherFunnels, ([id, { title }]) => ({ id, title, funnel: funnelWith(changes, id) }));
  return [{ id: null, title: null, funnel: funnelWith(changes, null) }, ...further];
}

export type NamedFunnel = {
  readonly id: FunnelId;
  /** Null for the first. */
  readonly title: string | null;
  readonly funnel: Funnel;
};

/** Of each funnel beside the first. */
export function renderedFunnels(changes: DraftChanges): readonly RenderedFunnel[] {
  return Array.from(
    furtherFunnels,
    ([
      id,
      {
        sections: own,
        funnel: { base, entry, exit },
        ...pages
      },
    ]) => {
      const { texts, plans } = changedPages(id, pages, changes);
      return {
        sections: changedFurtherSections({ id, sections: own }, sections, changes),
        ...{ base, entry, exit, texts, plans },
      };
    },
  );
}
