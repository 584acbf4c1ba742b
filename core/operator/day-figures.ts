/** Of a calendar day or a part of it; `gross` in cents, visitors and buyers as the funnel counts them. */
export type DayFigures = {
  readonly gross: number;
  readonly orders: number;
  readonly visitors: number;
  readonly buyers: number;
};
