/** The time limits of the sales page alone, with their units in their names. */
export const salesTimings = { offerSeconds: 600 } as const;
