/** WHO Global Solar UV Index (2002), which uses whole numbers. */
export type UvBand = 'low' | 'moderate' | 'high' | 'very-high' | 'extreme';

export function uvBand(index: number): UvBand {
  const whole = Math.round(index);
  if (whole <= 2) return 'low';
  if (whole <= 5) return 'moderate';
  if (whole <= 7) return 'high';
  return whole <= 10 ? 'very-high' : 'extreme';
}

export type HumidityBand = 'dry' | 'comfortable' | 'humid';

export function humidityBand(percent: number): HumidityBand {
  const whole = Math.round(percent);
  if (whole < 40) return 'dry';
  return whole <= 60 ? 'comfortable' : 'humid';
}

/** Categories of the United States AQI; the upper three are one here. */
export type PollutionBand = 'good' | 'moderate' | 'raised' | 'high';

export function pollutionBand(index: number): PollutionBand {
  const whole = Math.round(index);
  if (whole <= 50) return 'good';
  if (whole <= 100) return 'moderate';
  return whole <= 150 ? 'raised' : 'high';
}

/** The same categories for micrograms of fine dust (PM2.5) per cubic metre, by the breakpoints of 2024. */
export function fineDustBand(micrograms: number): PollutionBand {
  const whole = Math.round(micrograms);
  if (whole <= 9) return 'good';
  if (whole <= 35) return 'moderate';
  return whole <= 55 ? 'raised' : 'high';
}
