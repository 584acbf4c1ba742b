import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../time.ts';
import { BUILT, liveEditions, type PageRequest, pickEdition } from './pick.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const MANY = Array.from({ length: 14 }, (_, i) => String(i));
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
    ['the last ten, where more were published within a day', MANY.map((edition) => published(edition, 1)), MANY.slice(-10)],
  ])('are %s', (_, publications, live) => {
    expect(liveEditions(publications, NOW)).toEqual(live);
  });
});

describe('the door', () => {
  const asked = (over: Partial<PageRequest>): PageRequest => ({ preview: undefined, kept: undefined, within: false, ...over });
  const isPreview = (edition: string) => edition === 'draft';

  it.each([
    ['the edition published last where a visit begins', ['a', 'b'], {}, 'b', true],
    ['the edition before in the middle of a visit that was told nothing', ['a', 'b', 'c'], { within: true }, 'a', true],
    ['the edition that a visit which goes on began in', ['a', 'b'], { kept: 'a' }, 'a', false],
    ['the edition that a visit which goes on began in, in its middle too', ['a', 'b'], { kept: 'b', within: true }, 'b', false],
    ['the edition published last where the kept one has ended', ['b', 'c'], { kept: 'a' }, 'c', true],
    ['nothing to keep while one edition is live alone', ['a'], {}, 'a', false],
    ['nothing to keep in the middle of a visit while one edition is live alone', ['a'], { within: true }, 'a', false],
    ['the edition of a preview by its address', ['a'], { preview: 'draft', kept: 'a' }, 'draft', true],
    ['the edition of a preview that goes on', ['a'], { kept: 'draft', within: true }, 'draft', false],
    ['the edition published last for an unknown preview', ['a'], { preview: 'none' }, 'a', false],
    ['the edition published last for a made-up cookie', ['a', 'b'], { kept: '../etc' }, 'b', true],
  ] as const)('sends %s', (_, live, over, edition, keep) => {
    const [first, ...rest] = live;
    expect(pickEdition([first, ...rest], asked(over), isPreview)).toEqual({ edition, keep });
  });
});
