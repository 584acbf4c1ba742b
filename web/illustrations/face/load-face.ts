import { createStore } from '../../browser/store.ts';
import type { OwnFace } from './own-face.tsx';

/** The code that draws a visitor's own face. Pages hold the neutral one in their HTML. */
export const ownFace = createStore<{ readonly OwnFace: typeof OwnFace } | undefined>(undefined);

export function loadFace(): void {
  import('./own-face.tsx').then(ownFace.set, () => undefined);
}
