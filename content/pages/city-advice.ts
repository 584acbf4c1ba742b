/** What the city's sun asks for, beside the findings of the analysis. `{city}`, `{day}`, `{uv}` and `{band}` are filled in. */
export const cityAdvice = {
  title: 'From your city',
  sun: 'If no cloud comes, the UV index in {city} reaches {uv} on {day}: {band}.',
  /** Names twelve bars. */
  year: 'The UV index of a clear midday in {city}, month by month',
  basis: "Estimates from the sun's height, not measurements.",
} as const;
