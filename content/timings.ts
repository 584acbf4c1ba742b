/**
 * Every delay, duration and limit a visitor meets, with its unit in its name; those of the landing page, the analysis and
 * the sales page alone stand in `pages/`, distances and widths in the stylesheets.
 */
export const timings = {
  // Every page
  slideMs: 300,

  // The way into the quiz, and its timed steps
  introMs: 3000,
  counterTickMs: 30,
  counterMs: 9000,
  geolocationTimeoutMs: 5000,
  /** From a picked place, or from leaving the field, to its three tiles. */
  placeWaitMs: 2000,

  // Reviews, wherever they are shown
  carouselMs: 4000,
} as const;
