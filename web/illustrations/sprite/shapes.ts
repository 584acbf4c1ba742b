/** With a width, the shape is a line. */
export type Shape = readonly [colour: string, path: string, line?: number];

export const SKIN = 'var(--skin-light)';
export const SKIN_SHADE = 'color-mix(in oklab, var(--skin-shade) 70%, var(--skin-light))';
export const SKIN_LINE = 'var(--skin-deep)';
export const LIP = 'var(--lip)';
export const CREAM = 'var(--paper)';
export const BLUSH = 'color-mix(in oklab, var(--petal) 40%, white)';
export const PETAL = 'var(--petal)';
export const ROSE = 'var(--rose)';
export const WINE = 'var(--rose-deep)';
export const PLUM = 'var(--plum)';
export const HONEY = 'var(--honey)';
export const CLAY = 'var(--clay)';
export const SAGE = 'var(--sage)';
export const LEAF = 'var(--leaf)';
export const MIST = 'var(--mist)';
export const WATER = 'var(--water)';

export function dot(x: number, y: number, radius: number): string {
  const across = 2 * radius;
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${across} 0 ${radius} ${radius} 0 1 0-${across} 0z`;
}

export function petals(x: number, y: number, size: number, from = 0, to = 5): string {
  return [0, 1, 2, 3, 4]
    .slice(from, to)
    .map((petal) => {
      const turn = (petal * 2 * Math.PI) / 5;
      return dot(round(x + size * Math.sin(turn)), round(y - size * Math.cos(turn)), round(size * 0.72));
    })
    .join('');
}

export function slice(x: number, y: number, radius: number, degrees: number): string {
  if (degrees >= 360) return dot(x, y, radius);
  const turn = (degrees * Math.PI) / 180;
  const end = `${round(x + radius * Math.sin(turn))} ${round(y - radius * Math.cos(turn))}`;
  return `M${x} ${y}V${y - radius}A${radius} ${radius} 0 ${degrees > 180 ? 1 : 0} 1 ${end}z`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
