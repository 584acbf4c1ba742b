import { sourcesCopy as copy } from '../../content/pages/sources.ts';
import type { Source } from '../../content/skincare/sources/source.ts';
import { fill } from '../../core/presentation/fill.ts';

/** The names that stand before a title or a journal, with the dot and the space after them. */
export function authorsOf({ authors }: Source): string {
  return authors ? `${authors.join(', ').replace(/\.?$/, '.')} ` : '';
}

/** What kind of work it is, on how many people or what else, and who may read it. */
export function factsOf({ evidence, people, testedOn, access }: Source): string {
  return [
    copy.kinds[evidence],
    people && fill(copy.people, { count: String(people) }),
    testedOn && fill(copy.testedOn, { what: testedOn }),
    access && copy.access[access],
  ]
    .filter(Boolean)
    .join(', ');
}

export function addressOf({ doi, url }: Source): string | undefined {
  return doi ? `https://doi.org/${doi}` : url;
}
