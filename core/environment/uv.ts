import { typicalOzone } from './ozone.ts';

/** Degrees above the horizon, day of the year, metres above the sea. */
type SolarNoon = {
  readonly sunAltitude: number;
  readonly latitude: number;
  readonly day: number;
  readonly elevation?: number | undefined;
};

/** Madronich's formula (2007). Sources and limits: docs/decisions/0014-an-honest-uv-index.md. */
export function clearSkyUv({ sunAltitude, latitude, day, elevation = 0 }: SolarNoon): number {
  const cosine = Math.sin((sunAltitude * Math.PI) / 180);
  if (cosine <= 0) return 0;
  const unpolluted = 12.5 * cosine ** 2.42 * (typicalOzone(latitude, day) / 300) ** -1.23;
  return unpolluted * nearness(day) * thinAir(elevation) * Math.exp(-HAZE / cosine);
}

function nearness(day: number): number {
  return 1 + 0.033 * Math.cos((2 * Math.PI * (day - 3)) / 365.25);
}

/** 6 % per kilometre. */
function thinAir(elevation: number): number {
  return 1 + (0.06 * Math.max(0, elevation)) / 1000;
}

/** NCAR TUV's default aerosol (0.235 at 550 nm) at 310 nm: 99 % scatters, 85 % of that downwards, as in Bird's model. */
const HAZE = 0.235 * (550 / 310) * (1 - 0.99 * 0.85);
