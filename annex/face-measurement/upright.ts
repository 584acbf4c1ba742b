import { type Affine, LINEAR_LEVELS, type PixelImage, sampleImage } from './image.ts';
import { UPRIGHT } from './mesh.ts';

/** One number for each pixel of the upright picture. Planes are filled by loops: `Float32Array.from` with a function takes ten times as long. */
export type Plane = Float32Array;
export type Lightness = { readonly l: Plane; readonly a: Plane; readonly b: Plane };

/** Red, green and blue in proportion to light. */
export type UprightFace = { readonly red: Plane; readonly green: Plane; readonly blue: Plane; readonly luminance: Plane };

const UPRIGHT_PIXELS = UPRIGHT.width * UPRIGHT.height;

export function uprightFace(image: PixelImage, toImage: Affine): UprightFace {
  const sampled = sampleImage(image, toImage, { ...UPRIGHT, levels: LINEAR_LEVELS });
  const [red, green, blue, luminance] = [emptyPlane(), emptyPlane(), emptyPlane(), emptyPlane()];
  for (let pixel = 0; pixel < UPRIGHT_PIXELS; pixel += 1) {
    const [r, g, b] = [at(sampled, pixel * 3), at(sampled, pixel * 3 + 1), at(sampled, pixel * 3 + 2)];
    red[pixel] = r;
    green[pixel] = g;
    blue[pixel] = b;
    luminance[pixel] = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
  return { red, green, blue, luminance };
}

/** Darker than any lit skin: keeps logarithms finite. */
const BLACK = 0.002;

export function logLuminance({ luminance }: UprightFace): Plane {
  const plane = emptyPlane();
  for (let i = 0; i < plane.length; i += 1) plane[i] = Math.log(at(luminance, i) + BLACK);
  return plane;
}

/** The apparent erythema index: the logarithm of red by green, which a factor for each channel moves everywhere alike. */
export function erythema({ red, green }: UprightFace): Plane {
  const plane = emptyPlane();
  for (let i = 0; i < plane.length; i += 1) plane[i] = Math.log10((at(red, i) + BLACK) / (at(green, i) + BLACK));
  return plane;
}

/** CIE L*a*b* of white D65, of these pixels. */
export function lab({ red, green, blue, luminance }: UprightFace, pixels: Int32Array): Lightness {
  const [l, a, b] = [new Float32Array(red.length), new Float32Array(red.length), new Float32Array(red.length)];
  for (const i of pixels) {
    const x = (0.4124 * at(red, i) + 0.3576 * at(green, i) + 0.1805 * at(blue, i)) / 0.9505;
    const z = (0.0193 * at(red, i) + 0.1192 * at(green, i) + 0.9505 * at(blue, i)) / 1.089;
    const [fx, fy, fz] = [curve(x), curve(at(luminance, i)), curve(z)];
    l[i] = 116 * fy - 16;
    a[i] = 500 * (fx - fy);
    b[i] = 200 * (fy - fz);
  }
  return { l, a, b };
}

export function lightnessOf(luminance: number): number {
  return 116 * curve(luminance) - 16;
}

function curve(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}

export function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0;
}

function emptyPlane(): Plane {
  return new Float32Array(UPRIGHT_PIXELS);
}
