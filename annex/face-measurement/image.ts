/** Four bytes a pixel, as `ImageData` has them. */
export type PixelImage = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

/** A square of an image, in pixels, turned by `angle` radians. */
export type TurnedSquare = { readonly x: number; readonly y: number; readonly size: number; readonly angle: number };

/** Maps target pixels to image pixels: x = a·u + c·v + e, y = b·u + d·v + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** From a square of `pixels` a side to the turned square. */
export function squareToImage({ x, y, size, angle }: TurnedSquare, pixels: number): Affine {
  const step = size / pixels;
  const [cos, sin] = [Math.cos(angle) * step, Math.sin(angle) * step];
  const half = pixels / 2;
  return [cos, sin, -sin, cos, x - half * cos + half * sin, y - half * sin - half * cos];
}

export function mapPoint([a, b, c, d, e, f]: Affine, u: number, v: number): readonly [number, number] {
  return [a * u + c * v + e, b * u + d * v + f];
}

const CHANNELS = 3;
type Target = {
  readonly width: number;
  readonly height: number;
  readonly levels: Float32Array;
  /** Samples along a side of a target pixel. Two by two look at 16 pixels of the image, because each is a mean of four. */
  readonly maxSide: number;
};

/** Red, green and blue of each target pixel, through `levels` (one value a byte); black outside. Several samples a pixel where the image is finer. */
export function sampleImage(
  image: PixelImage,
  [a, b, c, d, e, f]: Affine,
  { width, height, levels, maxSide }: Target,
): Float32Array {
  const out = new Float32Array(width * height * CHANNELS);
  const side = Math.min(maxSide, Math.max(1, Math.round(Math.hypot(a, b))));
  const weight = 1 / (side * side);
  for (let v = 0; v < height; v += 1) {
    for (let u = 0; u < width; u += 1) {
      const at = (v * width + u) * CHANNELS;
      for (let sub = 0; sub < side * side; sub += 1) {
        const du = u + ((sub % side) + 0.5) / side;
        const dv = v + (Math.floor(sub / side) + 0.5) / side;
        addSample(image, a * du + c * dv + e - 0.5, b * du + d * dv + f - 0.5, out, at, weight, levels);
      }
    }
  }
  return out;
}

/** Plain numbers all along: an array for each of a million samples would take longer than the models. */
function addSample(
  { width, height, data }: PixelImage,
  x: number,
  y: number,
  out: Float32Array,
  at: number,
  weight: number,
  levels: Float32Array,
): void {
  if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) return;
  const left = Math.max(0, Math.floor(x));
  const top = Math.max(0, Math.floor(y));
  const across = Math.max(0, x - left);
  const down = Math.max(0, y - top);
  const first = (top * width + left) * 4;
  const toRight = left + 1 < width ? 4 : 0;
  const toBottom = top + 1 < height ? width * 4 : 0;
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const corner = first + channel;
    const upperLeft = levels[data[corner] as number] as number;
    const upperRight = levels[data[corner + toRight] as number] as number;
    const lowerLeft = levels[data[corner + toBottom] as number] as number;
    const lowerRight = levels[data[corner + toRight + toBottom] as number] as number;
    const upper = upperLeft + (upperRight - upperLeft) * across;
    const lower = lowerLeft + (lowerRight - lowerLeft) * across;
    out[at + channel] = (out[at + channel] as number) + (upper + (lower - upper) * down) * weight;
  }
}

export const UNIT_LEVELS = Float32Array.from({ length: 256 }, (_, byte) => byte / 255);
/** -1 to 1. */
export const SIGNED_LEVELS = UNIT_LEVELS.map((level) => level * 2 - 1);
/** Light in proportion, by the transfer function of sRGB. */
export const LINEAR_LEVELS = UNIT_LEVELS.map((level) => (level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4));
