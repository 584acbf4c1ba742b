import { linear, type Rgb, rgb } from './contrast.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Björn Ottosson's Oklab, as CSS Color 4 defines it: bottosson.github.io/posts/oklab */
const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** What a browser makes of `color-mix(in oklab, first percent%, second)`. */
export function mix(first: string, percent: number, second: string): string {
  const share = percent / 100;
  const [from, to] = [lab(rgb(first)), lab(rgb(second))];
  return hex(combine(from, to, (one, other) => one * share + other * (1 - share)));
}

/** Of the same hue; the lightness of white is 1. */
export function lighter(colour: string, by: number): string {
  const [lightness, a, b] = lab(rgb(colour));
  const changed = Math.min(1, Math.max(0, lightness + by));
  // White has no hue.
  const share = by > 0 && lightness < 1 ? (1 - changed) / (1 - lightness) : 1;
  return hex([changed, a * share, b * share]);
}

function lab(colour: Rgb): Triple {
  return times(TO_LAB, each(times(TO_CONES, each(colour, linear)), Math.cbrt));
}

function hex(colour: Triple): string {
  const light = times(
    FROM_CONES,
    each(times(FROM_LAB, colour), (value) => value ** 3),
  );
  return `#${light.map((value) => written(value).toString(16).padStart(2, '0')).join('')}`;
}

function written(light: number): number {
  const share = Math.min(1, Math.max(0, light));
  return Math.round(255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055));
}

function times(rows: Matrix, [a, b, c]: Triple): Triple {
  return each(rows, ([x, y, z]) => x * a + y * b + z * c);
}

function each<Part>([a, b, c]: readonly [Part, Part, Part], change: (part: Part) => number): Triple {
  return [change(a), change(b), change(c)];
}

function combine([a, b, c]: Triple, [x, y, z]: Triple, join: (one: number, other: number) => number): Triple {
  return [join(a, x), join(b, y), join(c, z)];
}
