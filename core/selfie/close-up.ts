import type { CloseUp, PhotoPoint } from './face-report.ts';

/** Of the frame, width by height; in a wider one the face is a little larger. */
const FRAME_ASPECT = 4 / 5;
/** From the hairline to the chin, as a share of the frame. */
const FACE_HEIGHT = 0.46;
/** Where the middle of the face comes to stand: the hair needs more room than the chin. */
const MIDDLE: PhotoPoint = [0.5, 0.53];
/** Beyond it the pixels of a photo show. */
const MAX_SCALE = 2.4;

/** `middle` and `height` are shares of the photo. */
export type FaceInPhoto = { readonly middle: PhotoPoint; readonly height: number };

/** How a photo, whose `aspect` is its width by its height, is shown so that its face is large, and where its points then stand. */
export function closeUp({ middle, height }: FaceInPhoto, aspect: number) {
  /** Of the photo that covers the frame, by the frame. */
  const size = [Math.max(1, aspect / FRAME_ASPECT), Math.max(1, FRAME_ASPECT / aspect)] as const;
  const scale = clamp(FACE_HEIGHT / (height * size[1]), 1, MAX_SCALE);
  const position = pair((axis) => share(middle[axis]));
  const origin = pair((axis) => (scale === 1 ? 0.5 : share((scale * position[axis] - MIDDLE[axis]) / (scale - 1))));
  const style: CloseUp = { objectPosition: percents(position), transformOrigin: percents(origin), scale: String(scale) };
  const inFrame = (point: PhotoPoint): PhotoPoint =>
    pair((axis) => {
      const covered = size[axis] * point[axis] - (size[axis] - 1) * position[axis];
      return origin[axis] + scale * (covered - origin[axis]);
    });
  return { style, inFrame };
}

const pair = (of: (axis: 0 | 1) => number): PhotoPoint => [of(0), of(1)];
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
/** Beyond its edges the frame would be empty. */
const share = (value: number) => clamp(value, 0, 1);
const percents = ([x, y]: PhotoPoint) => `${x * 100}% ${y * 100}%`;
