import { sourcesCopy } from '../../content/pages/sources.ts';
import { ingredients } from '../../content/skincare/ingredients.ts';
import type { Source } from '../../content/skincare/sources/source.ts';
import { sources } from '../../content/skincare/sources.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { listed } from '../../core/program/wording.ts';

type ShownWork = {
  readonly id: string;
  readonly title: string;
  readonly where: string;
  readonly year: number | undefined;
  readonly kind: string;
  /** Which ingredients it stands behind, in a sentence. */
  readonly behind: string | undefined;
  readonly checked: string;
};

export const allWorks: readonly ShownWork[] = Object.entries<Source>(sources)
  .map(([id, source]) => shown(id, source))
  .sort((a, b) => a.title.localeCompare(b.title, 'en'));

const texts = new Map(allWorks.map((work) => [work, Object.values(work).join(' ').toLowerCase()]));

/** Works that have every word somewhere. */
export function foundWorks(query: string): readonly ShownWork[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return allWorks.filter((work) => words.every((word) => texts.get(work)?.includes(word)));
}

function shown(id: string, { title, where, year, evidence, checked }: Source): ShownWork {
  const names = ingredients.filter((ingredient) => ingredient.sources.some((source) => source === id)).map(({ name }) => name);
  return {
    id,
    title,
    where,
    year,
    kind: sourcesCopy.kinds[evidence],
    behind: names.length > 0 ? fill(sourcesCopy.behind, { names: listed(names, sourcesCopy.and) }) : undefined,
    checked: fill(sourcesCopy.checked, { day: day(Date.parse(checked), 'UTC') }),
  };
}
