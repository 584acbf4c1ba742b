/** Intraclass correlation ICC(1) of rows that may differ in length: the share of the variance that lies between them. */
export function intraclassCorrelation(rows: readonly (readonly number[])[]): number {
  const all = rows.flat();
  const grand = mean(all);
  const each = (all.length - sum(rows.map(({ length }) => length ** 2)) / all.length) / (rows.length - 1);
  const between = sum(rows.map((row) => row.length * (mean(row) - grand) ** 2)) / (rows.length - 1);
  const within = sum(rows.flatMap((row) => row.map((value) => (value - mean(row)) ** 2))) / (all.length - rows.length);
  return (between - within) / (between + (each - 1) * within);
}

/** Spearman's: between the ranks of two lists; equal values share their ranks. */
export function rankCorrelation(first: readonly number[], second: readonly number[]): number {
  const [a, b] = [ranks(first), ranks(second)];
  const [meanA, meanB] = [mean(a), mean(b)];
  const shared = sum(a.map((rank, index) => (rank - meanA) * ((b[index] ?? 0) - meanB)));
  return shared / Math.sqrt(sum(a.map((rank) => (rank - meanA) ** 2)) * sum(b.map((rank) => (rank - meanB) ** 2)));
}

function ranks(values: readonly number[]): readonly number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
