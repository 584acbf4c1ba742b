/** The darkest camera has noise of more than this, of 255. */
const MAX_BLACK = 4;
/** Every so many pixels are looked at. */
const STEP = 97;

/** Whether pixels, each of red, green, blue and opacity, are the picture of a camera that is taken away or covered. */
export function isBlack(pixels: ArrayLike<number>): boolean {
  for (let index = 0; index < pixels.length; index += 4 * STEP) {
    if (Math.max(pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0) > MAX_BLACK) return false;
  }
  return true;
}
