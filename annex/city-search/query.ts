import { fold } from '../../core/places/fold.ts';
import { MIN_LENGTH_WITH_TYPO } from './ranges.ts';

/** Longer queries are cut: a city, its region and its country have fewer words. */
const MAX_WORDS = 10;

export function wordsOf(query: string): readonly string[] {
  return fold(query).split(' ').filter(Boolean).slice(0, MAX_WORDS);
}

export function hasRoomForTypo(text: string): boolean {
  return text.normalize('NFC').trim().length >= MIN_LENGTH_WITH_TYPO;
}

/** 'paris texas' and 'texas paris': every split of a query into a city and its area. */
export function* splits(words: readonly string[]): Generator<{ readonly city: string; readonly area: readonly string[] }> {
  for (let count = words.length - 1; count > 0; count--) {
    yield { city: words.slice(0, count).join(' '), area: words.slice(count) };
    yield { city: words.slice(-count).join(' '), area: words.slice(0, -count) };
  }
}
