import type { CloseUp, PhotoPoint } from './face-report.ts';

/** Of the frames that show photos, width by height; in wider ones the face is a little larger. */
export const FRAME_ASPECT = 4 / 5;
/** From the hairline to the chin, as a share of the frame. */
const FACE_HEIGHT = 0.5;
/** Where the middle of the face comes to stand: the hair needs more room than the chin. */
const MIDDLE: PhotoPoint = [0.5, 0.53];
/** Beyond it the pixels of a photo show. */
const MAX_SCALE = 2.4;

/** `middle` and `height` of the face are shares of the photo, `aspect` is its width by its height. */
export function closeUp(middle: PhotoPoint, height: number, aspect: number): CloseUp {
  const photoHeight = Math.max(1, FRAME_ASPECT / aspect);
  const scale = Math.min(MAX_SCALE, Math.max(1, FACE_HEIGHT / (height * photoHeight)));
  const origin = (axis: 0 | 1) => (scale === 1 ? 0.5 : share((scale * middle[axis] - MIDDLE[axis]) / (scale - 1)));
  return { position: [share(middle[0]), share(middle[1])], scale, origin: [origin(0), origin(1)] };
}

/** Beyond its edges the frame would be empty. */
const share = (value: number) => Math.min(1, Math.max(0, value));
