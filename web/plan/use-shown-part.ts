import { useLayoutEffect, useRef } from 'react';
import { bringIntoSight } from '../browser/scroll.ts';
import { useFollowedFragment } from '../browser/use-fragment.ts';
import { type PlanPart, panelOf, partOf } from './parts.ts';

/** The part that the address names, from its beginning. */
export function useShownPart(ids: readonly PlanPart[]): PlanPart {
  const fragment = useFollowedFragment();
  const named = partOf(fragment);
  const shown = named && ids.includes(named) ? named : (ids[0] ?? 'report');
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    bringIntoSight(fragment === named || fragment === '' ? panelOf(shown) : fragment);
  }, [fragment, named, shown]);
  return shown;
}
