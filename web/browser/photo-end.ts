import { photoDays } from '../../content/pages/photo.ts';
import { DAY_MS } from '../../core/time.ts';

export const PHOTO_MS = photoDays * DAY_MS;

export function hasEnded(takenAt: number): boolean {
  return Date.now() - takenAt >= PHOTO_MS;
}
