/** The delays of the analysis alone, with their units in their names. */
export const analysisTimings = {
  analyzeMs: 4000,
  identifyBarsMs: [1500, 2500, 3200],
  identifyGapMs: 500,
} as const;
