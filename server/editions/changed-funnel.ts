import { sections } from '../../content/funnel/index.ts';
import type { DraftChanges } from '../../core/editions/draft.ts';
import { changedFunnel, changedFurtherFunnel, changedFurtherSections, type FunnelId } from '../../core/editions/funnels.ts';
import type { Funnel } from '../../core/funnel/funnel.ts';
import type { RenderedFunnel } from '../../core/funnel/further.ts';
import { furtherFunnels } from '../platform/further-funnels.ts';

/** What visitors of a draft are asked. An id that no folder has is the first's. */
export function funnelWith(changes: DraftChanges, id: FunnelId): Funnel {
  const further = furtherFunnels.get(id ?? '');
  return further ? changedFurtherFunnel(id ?? '', further, sections, changes) : changedFunnel(sections, changes);
}

/** Of each funnel beside the first. */
export function renderedFunnels(changes: DraftChanges): readonly RenderedFunnel[] {
  return Array.from(
    furtherFunnels,
    ([
      id,
      {
        sections: own,
        funnel: { base, entry, exit },
        texts,
        plans,
      },
    ]) => ({
      sections: changedFurtherSections({ id, sections: own }, sections, changes),
      ...{ base, entry, exit, texts, plans },
    }),
  );
}
