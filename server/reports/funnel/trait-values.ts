import { type Trait, type Traits, traits } from '../../../core/analytics/visit.ts';
import type { Db } from '../../db/client.ts';

/** A source stands in an address that anybody can write: so many values of a trait are counted apart, in the order they came. */
export const MOST_VALUES = 300;
const OTHER = 'other';

/** Keeps the new values of these visitors, and returns how each is counted. */
export async function admitValues(tx: Db, seen: Iterable<Traits>): Promise<(traits: Traits) => Traits> {
  const known = new Map<Trait, Set<string>>(traits.map((trait) => [trait, new Set()]));
  for (const { trait, value } of await tx.selectFrom('trait_values').selectAll().execute()) known.get(trait)?.add(value);
  const added: { trait: Trait; value: string }[] = [];
  for (const one of seen) {
    for (const trait of traits) {
      const values = known.get(trait);
      if (!values || values.has(one[trait]) || values.size >= MOST_VALUES) continue;
      values.add(one[trait]);
      added.push({ trait, value: one[trait] });
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
