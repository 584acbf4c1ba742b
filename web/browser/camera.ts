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

export function takePhoto(video: HTMLVideoElement): Promise<Blob | undefined> {
  return jpeg(video, video.videoWidth, video.videoHeight);
}

export async function readPhoto(file: Blob): Promise<Blob | undefined> {
  const url = URL.createObjectURL(file);
  try {
    // An element, because some in-app browsers have no `createImageBitmap`. It turns the photo as its camera was held.
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return await jpeg(picture, picture.naturalWidth, picture.naturalHeight);
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function jpeg(source: CanvasImageSource, width: number, height: number): Promise<Blob | undefined> {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', JPEG_QUALITY));
}
