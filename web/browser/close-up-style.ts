import type { CSSProperties } from 'react';
import type { CloseUp } from '../../core/selfie/face-report.ts';

/** For a photo that covers its frame. */
export function closeUpStyle(closeUp: CloseUp | undefined): CSSProperties | undefined {
  if (!closeUp) return undefined;
  const [objectPosition, transformOrigin] = [closeUp.position, closeUp.origin].map(([x, y]) => `${x * 100}% ${y * 100}%`);
  return { objectPosition, transformOrigin, scale: String(closeUp.scale) };
}
