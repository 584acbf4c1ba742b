import type { FunnelPages } from '../funnel/further.ts';
import type { Content, DraftChanges } from './draft.ts';
import type { FunnelId } from './funnels.ts';

/** Of a funnel beside the first, what it says otherwise on a page that it shares, or which plans it shows: `funnels/short/pages/…`, `funnels/short/plans`. */
const OWN = /^funnels\/([^./]+)\/(.+)$/;
const PLANS = 'plans';

export type OwnPath = { readonly funnel: string; readonly path: string };

export function ownPath(path: string): OwnPath | undefined {
  const [, funnel, shared] = OWN.exec(path) ?? [];
  return funnel && shared ? { funnel, path: shared } : undefined;
}

export function isPlansPath({ path }: OwnPath): boolean {
  return path === PLANS;
}

/** What the folder of a funnel says of the pages that it shares, in the content by the name of the funnel. */
export function pagesContent(further: Iterable<readonly [string, FunnelPages]>): Content {
  return Object.fromEntries(
    Array.from(further, ([id, { texts = {}, plans }]) => [pagesValue(id), { texts, ...(plans && { plans }) }]),
  );
}

/** As built. Undefined for a funnel that is not there. */
export function builtPages(content: Content, id: string): FunnelPages | undefined {
  return content[pagesValue(id)] as FunnelPages | undefined;
}

/** By the id of their funnel. */
export function allPages(content: Content): readonly (readonly [string, FunnelPages])[] {
  return Object.keys(content).flatMap((name) => {
    const own = ownPath(name);
    const pages = own && name === pagesValue(own.funnel) ? builtPages(content, own.funnel) : undefined;
    return own && pages ? [[own.funnel, pages] as const] : [];
  });
}

/** As a draft has them: its own words of a funnel stand before those of the folder, and both before what it says in all funnels. */
export function changedPages(id: FunnelId, { texts, plans }: FunnelPages, changes: DraftChanges): FunnelPages {
  const of = <Change>(all: Readonly<Record<string, Change>>) =>
    Object.entries(all).flatMap(([path, change]) => {
      const own = ownPath(path);
      return own?.funnel === id ? [[own, change] as const] : [];
    });
  const words = of(changes.texts).map(([{ path }, text]) => [path, text] as const);
  const shown = of(changes.orders).find(([own]) => isPlansPath(own))?.[1] ?? plans;
  return { texts: { ...texts, ...Object.fromEntries(words) }, ...(shown && { plans: shown }) };
}

function pagesValue(id: string): string {
  return `funnels/${id}/pages`;
}
