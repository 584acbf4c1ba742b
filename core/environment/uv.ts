import { typicalOzone } from './ozone.ts';

/** The sun over a place at its highest. */
export type SolarNoon = {
  /** Degrees above the horizon. */
  readonly sunAltitude: number;
  readonly latitude: number;
  /** Day of the year, 1 to 366. */
  readonly day: number;
  /** Metres above the sea; left out where it is not known. */
  readonly elevation?: number | undefined;
};

/**
 * The UV index of the day at its highest, if no cloud comes: Madronich's formula (2007), with the ozone of the latitude and season, the
 * distance to the sun, the height of the place and an ordinary haze. Sources and what it is worth: docs/decisions/0014-an-honest-uv-index.md.
 */
export function clearSkyUv({ sunAltitude, latitude, day, elevation = 0 }: SolarNoon): number {
  const cosine = Math.sin((sunAltitude * Math.PI) / 180);
  if (cosine <= 0) return 0;
  const unpolluted = 12.5 * cosine ** 2.42 * (typicalOzone(latitude, day) / 300) ** -1.23;
  return unpolluted * nearness(day) * thinAir(elevation) * Math.exp(-HAZE / cosine);
}

/** How much stronger the sun is than on average: the Earth is nearest early in January. */
function nearness(day: number): number {
  return 1 + 0.033 * Math.cos((2 * Math.PI * (day - 3)) / 365.25);
}

/** 6 % more for each kilometre above the sea. */
function thinAir(elevation: number): number {
  return 1 + (0.06 * Math.max(0, elevation)) / 1000;
}

/**
 * What is lost on the way straight down, as an optical depth. The formula is for clean air. The haze is the one that NCAR's TUV model
 * starts with (0.235 at 550 nm, thicker in proportion to shorter waves, here at 310 nm; 0.99 of it scatters), of which 0.85 goes on
 * downwards, as in Bird's clear-sky model.
 */
const HAZE = 0.235 * (550 / 310) * (1 - 0.99 * 0.85);
