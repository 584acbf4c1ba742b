import { isBlack } from '../../core/selfie/black.ts';
import { after, every } from './clock.ts';

export type CameraRefusal = 'denied' | 'missing' | 'busy' | 'unsupported' | 'silent';

const REFUSALS: Readonly<Record<string, CameraRefusal>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Large enough to view, small enough to store. */
const MAX_SIDE_PX = 1280;
const JPEG_QUALITY = 0.85;

export async function openCamera(): Promise<MediaStream | CameraRefusal> {
  if (!navigator.mediaDevices?.getUserMedia) return 'unsupported';
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } },
      audio: false,
    });
  } catch (error) {
    return (error instanceof DOMException && REFUSALS[error.name]) || 'unsupported';
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Width by height: what the camera's view shows, and what the analysis frames. */
const SHAPE = 4 / 5;

/** A mirrored frame of what the view shows, at most so high. */
export function takeFrame(video: HTMLVideoElement, maxHeight: number): ImageData | undefined {
  const width = Math.min(video.videoWidth, video.videoHeight * SHAPE);
  const height = width / SHAPE;
  const scale = Math.min(1, maxHeight / height);
  const canvas = canvasOf(width * scale, height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0) return undefined;
  context.translate(canvas.width, 0);
  context.scale(-1, 1);
  const [x, y] = [(video.videoWidth - width) / 2, (video.videoHeight - height) / 2];
  context.drawImage(video, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Those that have told of a picture: a browser may have the signal and never give it. */
const telling = new WeakSet<HTMLVideoElement>();

/** Comes before the first photo, so that it is known by then whether the browser tells of pictures. */
export function listenForPictures(video: HTMLVideoElement): void {
  video.requestVideoFrameCallback?.(() => telling.add(video));
}

/** Frames of one photo, as many as are asked for, each new. None where the camera gives no new picture, or a black one. */
export async function takeFrames(video: HTMLVideoElement, count: number): Promise<readonly ImageData[]> {
  const frames: ImageData[] = [];
  while (frames.length < count) {
    const frame = (await nextPicture(video)) && takeFrame(video, MAX_SIDE_PX);
    if (!frame || isBlack(frame.data)) return [];
    // A phone that is turned changes the shape of its pictures.
    if (frame.width !== frames[0]?.width) frames.length = 0;
    frames.push(frame);
  }
  return frames;
}

/** Of a camera that runs: at most this long from one picture to the next, also in the dark. */
const MAX_PICTURE_MS = 1500;
const POLL_MS = 30;

/** False where the picture is frozen. */
function nextPicture(video: HTMLVideoElement): Promise<boolean> {
  return new Promise((resolve) => {
    let stopPolling = () => {};
    const stopWaiting = after(MAX_PICTURE_MS, () => {
      stopPolling();
      resolve(false);
    });
    const found = () => {
      stopPolling();
      stopWaiting();
      resolve(true);
    };
    if (telling.has(video)) return void video.requestVideoFrameCallback(found);
    // Other than in a file, the time of a camera stands while its picture does.
    const { currentTime } = video;
    stopPolling = every(POLL_MS, () => video.currentTime !== currentTime && found());
  });
}

export function photoOf(frame: ImageData): Promise<Blob | undefined> {
  const canvas = canvasOf(frame.width, frame.height);
  canvas.getContext('2d')?.putImageData(frame, 0, 0);
  return toJpeg(canvas);
}

/** Done when the browser can paint the picture at once. */
export async function decoded(url: string): Promise<void> {
  const picture = new Image();
  picture.src = url;
  await picture.decode().catch(() => undefined);
}

export async function pixelsOf(photo: Blob, maxSidePx?: number): Promise<ImageData | undefined> {
  const canvas = await drawn(photo, maxSidePx);
  return canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
}

export async function readPhoto(file: Blob): Promise<Blob | undefined> {
  const canvas = await drawn(file);
  return canvas && toJpeg(canvas);
}

async function drawn(file: Blob, maxSidePx = MAX_SIDE_PX): Promise<HTMLCanvasElement | undefined> {
  const url = URL.createObjectURL(file);
  try {
    // An element, because some in-app browsers have no `createImageBitmap`. It turns the photo as its camera was held.
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const scale = Math.min(1, maxSidePx / Math.max(width, height));
    const canvas = canvasOf(width * scale, height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  return canvas;
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', JPEG_QUALITY));
}
