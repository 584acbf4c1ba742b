/** One set of figures; `look`: bars, or a line over them. */
export type Series = {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (number | null)[];
  readonly colour: string;
  readonly look: 'bars' | 'line';
};

export type ChartProps = {
  /** What it shows, in a sentence, for whoever does not see it; the exact numbers stand in a table beside it. */
  readonly label: string;
  /** Of each place on the axis, in full, and where there is less room. */
  readonly places: readonly string[];
  readonly shortPlaces?: readonly string[];
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
};
