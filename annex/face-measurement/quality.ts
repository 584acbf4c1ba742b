import type { FrameObservation } from '../../core/selfie/gate.ts';
import { areaOutlines, eyeBoxes, type PixelBox, pixelsWithin } from './areas.ts';
import type { PixelImage } from './image.ts';
import { type FaceMesh, UPRIGHT, uprightToImage } from './mesh.ts';
import { joined } from './skin.ts';
import { medianOf, pick, quantile } from './statistics.ts';
import { at, lightnessOf, type Plane } from './upright.ts';

type FaceQuality = Pick<FrameObservation, 'eyeContrast' | 'sharpness' | 'clipped' | 'sideLight'>;

/** Bytes from which a channel has no more to say. */
const FULL = 250;

export function faceQuality(image: PixelImage, mesh: FaceMesh, luminance: Plane): FaceQuality {
  const toImage = uprightToImage(mesh);
  const eyes = eyeBoxes(mesh, toImage).map((box) => eyeQuality(luminance, box));
  const outlines = areaOutlines(mesh, toImage);
  const within = (area: 'forehead' | 'cheekLeft' | 'cheekRight') => pixelsWithin(outlines[area], UPRIGHT.width, UPRIGHT.height);
  const [left, right] = [within('cheekLeft'), within('cheekRight')];
  const skin = joined(left, right, within('forehead'));
  const [a, b, c, d, e, f] = toImage;
  const full = skin.filter((pixel) => {
    const u = (pixel % UPRIGHT.width) + 0.5;
    const v = Math.floor(pixel / UPRIGHT.width) + 0.5;
    const first = (Math.floor(b * u + d * v + f) * image.width + Math.floor(a * u + c * v + e)) * 4;
    return Math.max(at(image.data, first), at(image.data, first + 1), at(image.data, first + 2)) >= FULL;
  });
  return {
    eyeContrast: mean(eyes.map(({ contrast }) => contrast)),
    sharpness: mean(eyes.map(({ sharpness }) => sharpness)),
    clipped: full.length / Math.max(1, skin.length),
    sideLight: Math.log(medianOf(pick(luminance, left)) / medianOf(pick(luminance, right))) || 0,
  };
}

/** Steepness is the change over two pixels. */
function eyeQuality(luminance: Plane, eye: PixelBox): { contrast: number; sharpness: number } {
  const [left, top] = [Math.max(1, eye.left), Math.max(1, eye.top)];
  const width = Math.max(0, Math.min(UPRIGHT.width - 1, eye.right) - left);
  const height = Math.max(0, Math.min(UPRIGHT.height - 1, eye.bottom) - top);
  // With a border of one pixel. A pixel's lightness is its own and that of four slopes.
  const row = width + 2;
  const l = new Float32Array(row * (height + 2));
  for (let i = 0; i < l.length; i += 1) {
    l[i] = lightnessOf(at(luminance, (top - 1 + Math.floor(i / row)) * UPRIGHT.width + left - 1 + (i % row)));
  }
  const [lightness, slopes] = [new Float32Array(width * height), new Float32Array(width * height)];
  for (let i = 0; i < slopes.length; i += 1) {
    const middle = (Math.floor(i / width) + 1) * row + (i % width) + 1;
    lightness[i] = at(l, middle);
    slopes[i] = Math.sqrt((at(l, middle + 1) - at(l, middle - 1)) ** 2 + (at(l, middle + row) - at(l, middle - row)) ** 2);
  }
  const contrast = quantile(lightness, 0.95) - quantile(lightness, 0.05);
  return { contrast, sharpness: quantile(slopes, 0.95) / Math.max(1, contrast) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
