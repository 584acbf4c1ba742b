import { type Trait, type Traits, traits } from '../../../../core/analytics/visit.ts';
import { DAY_MS } from '../../../../core/time.ts';
import type { Db } from '../../../platform/db/client.ts';

/** Anybody can put values into an address, so new values are limited, in total and per day. */
const MAX_VALUES = 1000;
export const MAX_NEW_A_DAY = 100;
const OTHER = 'other';

export async function admitValues(tx: Db, seen: Iterable<Traits>, now: Date): Promise<(traits: Traits) => Traits> {
  const day = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  const fresh = new Map<Trait, number>(traits.map((trait) => [trait, 0]));
  const known = new Map<Trait, Set<string>>(traits.map((trait) => [trait, new Set()]));
  for (const { trait, value, added_at } of await tx.selectFrom('trait_values').selectAll().execute()) {
    known.get(trait)?.add(value);
    if (added_at >= day) fresh.set(trait, (fresh.get(trait) ?? 0) + 1);
  }
  const added: { trait: Trait; value: string; added_at: Date }[] = [];
  for (const one of seen) {
    for (const trait of traits) {
      const values = known.get(trait);
      const today = fresh.get(trait) ?? 0;
      if (!values || values.has(one[trait]) || values.size >= MAX_VALUES || today >= MAX_NEW_A_DAY) continue;
      values.add(one[trait]);
      fresh.set(trait, today + 1);
      added.push({ trait, value: one[trait], added_at: now });
    }
  }
  if (added.length > 0) {
    await tx
      .insertInto('trait_values')
      .values(added)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const counted = (trait: Trait, value: string) => (known.get(trait)?.has(value) ? value : OTHER);
  return ({ source, device, browser, country }) => ({
    source: counted('source', source),
    device: counted('device', device),
    browser: counted('browser', browser),
    country: counted('country', country),
  });
}
