type Series = {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (number | null)[];
  readonly colour: string;
  /** Dashes are for what a line is compared with. */
  readonly look: 'bars' | 'line' | 'dashes';
};

export type ChartProps = {
  /** For screen readers; a table beside the chart has the numbers. */
  readonly label: string;
  /** Full names, and short ones for narrow charts. */
  readonly places: readonly string[];
  readonly shortPlaces?: readonly string[];
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
};
