import type { FrameObservation } from '../../core/selfie/gate.ts';
import { areaOutlines, eyeBoxes, type PixelBox, pixelsWithin } from './areas.ts';
import { mapPoint, type PixelImage } from './image.ts';
import { type FaceMesh, UPRIGHT, uprightToImage } from './mesh.ts';
import { joined } from './skin.ts';
import { medianOf, pick, quantile } from './statistics.ts';
import { at, lightnessOf, type Plane, type UprightFace } from './upright.ts';

type FaceQuality = Pick<FrameObservation, 'eyeContrast' | 'sharpness' | 'clipped' | 'sideLight'>;

/** Bytes from which a channel has no more to say. */
const FULL = 250;

export function faceQuality(image: PixelImage, mesh: FaceMesh, { luminance }: UprightFace): FaceQuality {
  const toImage = uprightToImage(mesh);
  const eyes = eyeBoxes(mesh, toImage).map((box) => eyeQuality(luminance, box));
  const outlines = areaOutlines(mesh, toImage);
  const within = (area: 'forehead' | 'cheekLeft' | 'cheekRight') => pixelsWithin(outlines[area], UPRIGHT.width, UPRIGHT.height);
  const [left, right] = [within('cheekLeft'), within('cheekRight')];
  const skin = joined(left, right, within('forehead'));
  const full = skin.filter((pixel) => {
    const [x, y] = mapPoint(toImage, (pixel % UPRIGHT.width) + 0.5, Math.floor(pixel / UPRIGHT.width) + 0.5);
    const first = (Math.floor(y) * image.width + Math.floor(x)) * 4;
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
function eyeQuality(luminance: Plane, { left, top, right, bottom }: PixelBox): { contrast: number; sharpness: number } {
  const lightness: number[] = [];
  const slopes: number[] = [];
  const l = (x: number, y: number) => lightnessOf(at(luminance, y * UPRIGHT.width + x));
  for (let y = Math.max(1, top); y < Math.min(UPRIGHT.height - 1, bottom); y += 1) {
    for (let x = Math.max(1, left); x < Math.min(UPRIGHT.width - 1, right); x += 1) {
      lightness.push(l(x, y));
      slopes.push(Math.hypot(l(x + 1, y) - l(x - 1, y), l(x, y + 1) - l(x, y - 1)));
    }
  }
  const contrast = quantile(lightness, 0.95) - quantile(lightness, 0.05);
  return { contrast, sharpness: quantile(slopes, 0.95) / Math.max(1, contrast) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
