import { clearSkyUv } from '../environment/uv.ts';
import type { ProgramInput, SunYear } from './program.ts';
import { chosenOptions } from './reasons.ts';

/** WHO, Global Solar UV Index (2002): protection from 3, more of it from 8. */
const PROTECT_FROM = 3;
const EXTRA_FROM = 8;

/** Degrees: how far the axis of the Earth leans. */
const TILT = 23.44;
/** Of the middle of a month. */
const MIDDLES = [15, 46, 75, 105, 136, 166, 197, 228, 258, 289, 319, 350];

export function sunYear(
  { answers, place, dayOfYear }: ProgramInput,
  question: string,
  grounds: Pick<SunYear, 'sources' | 'evidence'>,
): SunYear | undefined {
  if (!place) return undefined;
  const months = MIDDLES.map((day) => peakUv(place, day));
  const from = (least: number) => months.flatMap((peak, index) => (Math.round(peak) >= least ? [index + 1] : []));
  return {
    today: peakUv(place, dayOfYear),
    months,
    protect: from(PROTECT_FROM),
    extra: from(EXTRA_FROM),
    because: chosenOptions(answers[question]).map((option) => ({ step: question, option })),
    sources: grounds.sources,
    evidence: grounds.evidence,
  };
}

function peakUv({ latitude, elevation }: NonNullable<ProgramInput['place']>, day: number): number {
  const declination = -TILT * Math.cos((2 * Math.PI * (day + 10)) / 365.25);
  const index = clearSkyUv({ sunAltitude: 90 - Math.abs(latitude - declination), latitude, day, elevation });
  return Math.round(index * 10) / 10;
}
