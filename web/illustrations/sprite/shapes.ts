/** With a width, the shape is a line. */
export type Shape = readonly [colour: string, path: string, line?: number];

export const SKIN = '#f2c7ab';
export const SKIN_SHADE = '#dba283';
export const SKIN_LINE = '#c08a6c';
export const CREAM = '#fff7f2';
export const BLUSH = '#f8d9da';
export const PETAL = '#e7a2ae';
export const ROSE = '#b23a5c';
export const WINE = '#8e2a48';
export const PLUM = '#4a1d2e';
export const HONEY = '#e9b872';
export const CLAY = '#b9744b';
export const SAGE = '#5f7a64';
export const LEAF = '#a9c0aa';
export const MIST = '#dbe8e0';
export const WATER = '#9cc4bb';

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

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
