import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../time.ts';
import { type Asked, BUILT, liveEditions, pickEdition } from './pick.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const published = (edition: string, hoursAgo: number) => ({ edition, at: new Date(NOW.getTime() - hoursAgo * HOUR_MS) });

describe('the editions that visits may be in', () => {
  it.each([
    ['the pages as built, before anything was published', [], [BUILT]],
    ['the first one published and the pages as built, for a day', [published('a', 23)], [BUILT, 'a']],
    ['the first one alone, after a day', [published('a', 24)], ['a']],
    [
      'all that were published within a day, and the one before',
      [published('a', 99), published('b', 25), published('c', 2), published('d', 1)],
      ['b', 'c', 'd'],
    ],
    ['the pages as built again, where they were put back', [published('a', 30), published(BUILT, 1)], ['a', BUILT]],
  ])('are %s', (_, publications, live) => {
    expect(liveEditions(publications, NOW)).toEqual(live);
  });
});

describe('a page', () => {
  const asked = (over: Partial<Asked>): Asked => ({ preview: undefined, kept: undefined, within: false, ...over });
  const isPreview = (edition: string) => edition === 'draft';

  it.each([
    ['where a visit begins is of the edition published last', ['a', 'b'], {}, 'b', true],
    ['in the middle of a visit that was told nothing is of the edition before', ['a', 'b', 'c'], { within: true }, 'a', true],
    ['of a visit that goes on is of the edition it began in', ['a', 'b'], { kept: 'a' }, 'a', false],
    [
      'of a visit that goes on is of the edition it began in, at its first page too',
      ['a', 'b'],
      { kept: 'b', within: true },
      'b',
      false,
    ],
    ['of a visit whose edition has ended is of the one published last', ['b', 'c'], { kept: 'a' }, 'c', true],
    ['is told to nobody while one edition is live alone', ['a'], {}, 'a', false],
    ['is told to nobody while one edition is live alone, in the middle of a visit', ['a'], { within: true }, 'a', false],
    ['of a preview is of the edition that its address names', ['a'], { preview: 'draft', kept: 'a' }, 'draft', true],
    ['of a preview that goes on is of that edition', ['a'], { kept: 'draft', within: true }, 'draft', false],
    ['of a preview of nothing is of the edition published last', ['a'], { preview: 'none' }, 'a', false],
    ['of a cookie that somebody made up is of the edition published last', ['a', 'b'], { kept: '../etc' }, 'b', true],
  ] as const)('%s', (_, live, over, edition, keep) => {
    const [first, ...rest] = live;
    expect(pickEdition([first, ...rest], asked(over), isPreview)).toEqual({ edition, keep });
  });
});
