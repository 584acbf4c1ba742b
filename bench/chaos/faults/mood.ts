/**
 * What a receiver does with a request. `down`: hangs up without reading. `takes and hangs up`: has it, and never says so. `hangs`: says
 * nothing at all.
 */
export type Mood = 'takes' | 'down' | 'fails' | 'busy' | 'takes and hangs up' | 'hangs';

/** Each with the number below which a draw from 0 to 1 means it. */
type Moods = readonly (readonly [Mood, number])[];

const AWAY: Moods = [
  ['down', 0.25],
  ['fails', 0.5],
  ['busy', 0.72],
  ['takes and hangs up', 0.95],
  ['hangs', 1],
];
const BACK: Moods = [
  ['fails', 0.05],
  ['busy', 0.1],
  ['takes and hangs up', 0.15],
  ['takes', 1],
];
const WELL: Moods = [['takes', 1]];
const HANGS: Moods = [['hangs', 1]];

/** How all receivers are doing at the moment; the harness changes it. */
export type Health = { is: 'away' | 'back' | 'well' | 'hangs' };

export function drawMood({ is }: Health, random: () => number): Mood {
  const drawn = random();
  return { away: AWAY, back: BACK, well: WELL, hangs: HANGS }[is].find(([, below]) => drawn < below)?.[0] ?? 'takes';
}
