export function dots(all: readonly (readonly [x: number, y: number, radius: number])[]): string {
  return all
    .map(
      ([x, y, radius]) =>
        `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(2 * radius)} 0 ${round(radius)} ${round(radius)} 0 1 0-${round(2 * radius)} 0z`,
    )
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
