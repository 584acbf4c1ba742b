import { type Affine, LINEAR_LEVELS, type PixelImage, sampleImage } from './image.ts';
import { UPRIGHT } from './mesh.ts';

/** One number for each pixel of the upright picture. Planes are filled by loops: `Float32Array.from` with a function takes ten times as long. */
export type Plane = Float32Array;
export type Lightness = { readonly l: Plane; readonly a: Plane; readonly b: Plane };

/** Red, green and blue in proportion to light. */
export type UprightFace = { readonly red: Plane; readonly green: Plane; readonly blue: Plane; readonly luminance: Plane };

const UPRIGHT_PIXELS = UPRIGHT.width * UPRIGHT.height;

export function uprightFace(image: PixelImage, toImage: Affine): UprightFace {
  const sampled = sampleImage(image, toImage, { ...UPRIGHT, levels: LINEAR_LEVELS, maxSide: 2 });
  const [red, green, blue, luminance] = [emptyPlane(), emptyPlane(), emptyPlane(), emptyPlane()];
  for (let pixel = 0; pixel < UPRIGHT_PIXELS; pixel += 1) {
    const [r, g, b] = [at(sampled, pixel * 3), at(sampled, pixel * 3 + 1), at(sampled, pixel * 3 + 2)];
    red[pixel] = r;
    green[pixel] = g;
    blue[pixel] = b;
    luminance[pixel] = luminanceOf(r, g, b);
  }
  return { red, green, blue, luminance };
}

/** That of `uprightFace` for an image that is no finer than the upright picture, in a third of the time. */
export function uprightLuminance(image: PixelImage, [a, b, c, d, e, f]: Affine): Plane {
  const { width, height } = image;
  const light = luminanceIn(image);
  const plane = emptyPlane();
  for (let pixel = 0; pixel < UPRIGHT_PIXELS; pixel += 1) {
    const u = (pixel % UPRIGHT.width) + 0.5;
    const v = Math.floor(pixel / UPRIGHT.width) + 0.5;
    const x = a * u + c * v + e - 0.5;
    const y = b * u + d * v + f - 0.5;
    if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) continue;
    const left = Math.max(0, Math.floor(x));
    const top = Math.max(0, Math.floor(y));
    const across = Math.max(0, x - left);
    const first = top * width + left;
    const toRight = left + 1 < width ? 1 : 0;
    const toBottom = top + 1 < height ? width : 0;
    const below = first + toBottom;
    const upperLeft = light[first] as number;
    const upper = upperLeft + ((light[first + toRight] as number) - upperLeft) * across;
    const lowerLeft = light[below] as number;
    const lower = lowerLeft + ((light[below + toRight] as number) - lowerLeft) * across;
    plane[pixel] = upper + (lower - upper) * Math.max(0, y - top);
  }
  return plane;
}

function luminanceIn({ width, height, data }: PixelImage): Plane {
  const plane = new Float32Array(width * height);
  const level = (byte: number) => LINEAR_LEVELS[data[byte] as number] as number;
  for (let i = 0; i < plane.length; i += 1) plane[i] = luminanceOf(level(i * 4), level(i * 4 + 1), level(i * 4 + 2));
  return plane;
}

function luminanceOf(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
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

/** Decimal, as that of the erythema index. */
export function logRed({ red }: UprightFace): Plane {
  const plane = emptyPlane();
  for (let i = 0; i < plane.length; i += 1) plane[i] = Math.log10(at(red, i) + BLACK);
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
