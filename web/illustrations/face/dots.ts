export function dots(all: readonly (readonly [x: number, y: number, radius: number])[]): string {
  return all
    .map(
      ([x, y, radius]) =>
        `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(2 * radius)} 0 ${round(radius)} ${round(radius)} 0 1 0-${round(2 * radius)} 0z`,
    )
    .join('');
}

/** Ellipses one within the other, so that the edge is soft without a gradient. */
export function softEllipse(x: number, y: number, rx: number, ry: number): readonly string[] {
  return [1, 0.83, 0.66, 0.5, 0.33].map((part) => {
    const [a, b] = [round(rx * part), round(ry * part)];
    return `M${round(x - a)} ${y}a${a} ${b} 0 0 1 ${2 * a} 0 ${a} ${b} 0 0 1-${2 * a} 0z`;
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
