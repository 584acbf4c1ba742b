import { effectOf, type FunnelEffect, type NamedEvent } from '../../../../core/analytics/effect.ts';
import { countedAs, stagesOf } from '../../../../core/analytics/stages.ts';
import type { Funnel } from '../../../../core/funnel/funnel.ts';
import { funnelOf } from '../../../editions/funnels.ts';
import type { Db } from '../../../platform/db/client.ts';

type AskedIn = { readonly edition: string | null; readonly funnel: string | null };

/** What the visitor of an event was asked. */
export type EventFunnels = (event: AskedIn) => Funnel | undefined;

export async function funnelsOf(db: Db, events: readonly AskedIn[]): Promise<EventFunnels> {
  const funnels = new Map<string, Funnel>();
  for (const event of events) {
    const key = keyOf(event);
    if (!funnels.has(key)) funnels.set(key, await funnelOf(db, event.edition, event.funnel));
  }
  return (event) => funnels.get(keyOf(event));
}

/** By what its stage is counted as. */
export function effectIn(funnel: Funnel | undefined, event: NamedEvent): FunnelEffect | undefined {
  const effect = funnel && effectOf(stagesOf(funnel), event);
  return effect && { ...effect, stage: countedAs(funnel, effect.stage) };
}

function keyOf({ edition, funnel }: AskedIn): string {
  return `${edition ?? ''} ${funnel ?? ''}`;
}
