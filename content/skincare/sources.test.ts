import { expect, test } from 'vitest';
import type { Source } from './sources/source.ts';
import { sources } from './sources.ts';

const entries: readonly (readonly [string, Source])[] = Object.entries(sources);

/** Works of which no page that was seen says it. */
const UNTOLD = {
  authors: ['glycolic-mild-trial', 'caffeine-eye-trial'],
  address: ['glycolic-mild-trial', 'tranexamic-mild-trial'],
};

function idsOf(isMeant: (source: Source) => boolean): readonly string[] {
  return entries.filter(([, source]) => isMeant(source)).map(([id]) => id);
}

test('every trial and study names its authors and where it can be read', () => {
  const isResearch = ({ evidence }: Source) => evidence === 'trial' || evidence === 'study';
  expect(idsOf((source) => isResearch(source) && !source.authors?.length).toSorted()).toEqual(UNTOLD.authors.toSorted());
  expect(idsOf((source) => isResearch(source) && !source.doi && !source.url).toSorted()).toEqual(UNTOLD.address.toSorted());
});

test('authors stand as they are cited: up to three of them, or the first and others', () => {
  const name = /^\p{Lu}[\p{L}'-]+( \p{Lu}[\p{L}'-]+)* \p{Lu}{1,4}$/u;
  const isCited = (authors: readonly string[]) =>
    authors.length <= 3 &&
    authors.every((author, at) => (at === 1 && authors.length === 2 && author === 'et al.') || name.test(author));
  expect(idsOf(({ authors }) => authors !== undefined && !isCited(authors))).toEqual([]);
});

test('an address is a bare DOI or one of https, and no two works share it', () => {
  const isUrl = (url: string) => URL.canParse(url) && url.startsWith('https://') && !url.includes('doi.org');
  expect(idsOf(({ doi }) => doi !== undefined && !/^10\.\d{4,9}\/[^\s"'<>]+$/.test(doi))).toEqual([]);
  expect(idsOf(({ url }) => url !== undefined && !isUrl(url))).toEqual([]);
  expect(idsOf(({ doi, url }) => doi !== undefined && url !== undefined)).toEqual([]);
  const addresses = entries.map(([, { doi, url }]) => (doi ?? url)?.toLowerCase()).filter(Boolean);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test('people are counted of trials and studies alone, and of none that was made on something else', () => {
  const isCount = (people: number) => Number.isInteger(people) && people > 0;
  expect(idsOf(({ people }) => people !== undefined && !isCount(people))).toEqual([]);
  const research = ['trial', 'study'];
  expect(idsOf(({ people, testedOn, evidence }) => Boolean(people ?? testedOn) && !research.includes(evidence))).toEqual([]);
  expect(idsOf(({ people, testedOn }) => people !== undefined && testedOn !== undefined)).toEqual([]);
});
