import { sourcesCopy } from '../../content/pages/sources.ts';
import { labelIngredients } from '../../content/skincare/label-ingredients.ts';
import type { Source } from '../../content/skincare/sources/source.ts';
import { sources } from '../../content/skincare/sources.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { listed } from '../../core/program/wording.ts';
import { addressOf, authorsOf, factsOf } from './cited.ts';

type ShownWork = {
  readonly id: string;
  readonly authors: string;
  readonly title: string;
  readonly where: string;
  readonly year: number | undefined;
  readonly address: string | undefined;
  readonly facts: string;
  /** Which ingredients it stands behind, in a sentence. */
  readonly behind: string | undefined;
  readonly checked: string;
};

export const allWorks: readonly ShownWork[] = Object.entries<Source>(sources)
  .map(([id, source]) => shown(id, source))
  .sort((a, b) => a.title.localeCompare(b.title, 'en'));

const texts = new Map(allWorks.map((work) => [work, plain(Object.values(work).join(' '))]));

/** Works that have every word somewhere. */
export function foundWorks(query: string): readonly ShownWork[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return allWorks.filter((work) => words.every((word) => texts.get(work)?.includes(word)));
}

/** In small letters without accents, which few type. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function shown(id: string, source: Source): ShownWork {
  const { title, where, year, checked } = source;
  const names = labelIngredients.filter((ingredient) => ingredient.sources.some((named) => named === id)).map(({ name }) => name);
  return {
    id,
    authors: authorsOf(source),
    title,
    where,
    year,
    address: addressOf(source),
    facts: factsOf(source),
    behind: names.length > 0 ? fill(sourcesCopy.behind, { names: listed(names, sourcesCopy.and) }) : undefined,
    checked: fill(sourcesCopy.checked, { day: day(Date.parse(checked), 'UTC') }),
  };
}
