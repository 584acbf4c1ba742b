/** `down` hangs up without reading, `takes and hangs up` accepts without an answer, `hangs` never answers. */
export type FailureMode = 'takes' | 'down' | 'fails' | 'busy' | 'takes and hangs up' | 'hangs';

/** Each mode has an upper bound for a draw from 0 to 1. */
type WeightedModes = readonly (readonly [FailureMode, number])[];

const OUTAGE_MODES: WeightedModes = [
  ['down', 0.25],
  ['fails', 0.5],
  ['busy', 0.72],
  ['takes and hangs up', 0.95],
  ['hangs', 1],
];
const RECOVERY_MODES: WeightedModes = [
  ['fails', 0.05],
  ['busy', 0.1],
  ['takes and hangs up', 0.15],
  ['takes', 1],
];
const HEALTHY_MODES: WeightedModes = [['takes', 1]];
const HANGING_MODES: WeightedModes = [['hangs', 1]];

/** Shared by all receivers and changed by the harness. */
export type ReceiverHealth = { is: 'away' | 'back' | 'well' | 'hangs' };

export function randomFailureMode({ is }: ReceiverHealth, random: () => number): FailureMode {
  const drawn = random();
  return (
    { away: OUTAGE_MODES, back: RECOVERY_MODES, well: HEALTHY_MODES, hangs: HANGING_MODES }[is].find(
      ([, below]) => drawn < below,
    )?.[0] ?? 'takes'
  );
}
