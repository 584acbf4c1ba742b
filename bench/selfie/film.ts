import type { FaceBox } from '../../core/selfie/gate.ts';

export type FrameSize = { readonly width: number; readonly height: number };
/** Where the photo's corner goes, and by how much it is scaled. */
export type Placement = { readonly x: number; readonly y: number; readonly scale: number };

/** What `openCamera` asks for. */
export const CAMERA: FrameSize = { width: 1280, height: 960 };
/** The view shows the middle of the camera's picture, four wide and five high. */
const VIEW_WIDTH = CAMERA.height * 0.8;
/** Of the view's width, as wide as the oval's face. */
const FACE_WIDTH = 0.55;

/** Puts a face where a visitor would hold it. */
export function placeFace({ x, y, width, height }: FaceBox): Placement {
  const scale = (FACE_WIDTH * VIEW_WIDTH) / width;
  return { x: CAMERA.width / 2 - (x + width / 2) * scale, y: CAMERA.height / 2 - (y + height / 2) * scale, scale };
}

/**
 * A film of one frame, which a browser repeats as its camera. Bytes are those of video, 16 to 235: a film of JPEG has
 * 0 to 255, which the browser takes for video, so that it shows a sixth more contrast and a face lit from the side.
 */
export function filmOf(pixels: Uint8Array, { width, height }: FrameSize): Buffer {
  const [luma, blue, red] = [
    Buffer.alloc(width * height),
    Buffer.alloc((width * height) / 4),
    Buffer.alloc((width * height) / 4),
  ];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const [r = 0, g = 0, b = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
      luma[y * width + x] = Math.round(16 + 0.2568 * r + 0.5041 * g + 0.0979 * b);
      if (x % 2 === 1 || y % 2 === 1) continue;
      const half = (y / 2) * (width / 2) + x / 2;
      blue[half] = Math.round(128 - 0.1482 * r - 0.291 * g + 0.4392 * b);
      red[half] = Math.round(128 + 0.4392 * r - 0.3678 * g - 0.0714 * b);
    }
  }
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420jpeg\nFRAME\n`), luma, blue, red]);
}
