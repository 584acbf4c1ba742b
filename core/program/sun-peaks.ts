import { clearSkyUv } from '../environment/uv.ts';
import type { SunPeaks } from './program.ts';

type Place = { readonly latitude: number; readonly elevation?: number | undefined };

const EARTH_TILT_DEGREES = 23.44;
const MID_MONTH_DAYS = [15, 46, 75, 105, 136, 166, 197, 228, 258, 289, 319, 350];

/** A file of its own, because it brings the ozone of the whole Earth with it. `dayOfYear` is 1 to 366. */
export function sunPeaks(place: Place, dayOfYear: number): SunPeaks {
  return { today: peakUv(place, dayOfYear), months: monthlyPeaks(place) };
}

export function monthlyPeaks(place: Place): readonly number[] {
  return MID_MONTH_DAYS.map((day) => peakUv(place, day));
}

function peakUv({ latitude, elevation }: Place, day: number): number {
  const declination = -EARTH_TILT_DEGREES * Math.cos((2 * Math.PI * (day + 10)) / 365.25);
  const index = clearSkyUv({ sunAltitude: 90 - Math.abs(latitude - declination), latitude, day, elevation });
  return Math.round(index * 10) / 10;
}
