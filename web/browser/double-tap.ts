import type { MouseEvent } from 'react';
import { now } from './clock.ts';

/** A visitor needs longer than this to see a new screen and aim at it. `early/walk.ts` uses it too. */
export const MIN_AIM_MS = 350;

let shownAt: number | undefined;
let isDown = false;

/** A finger that is down when a screen comes meant the one before. */
export function recordScreenShown(): void {
  shownAt = now();
  if (isDown) window.unseen = true;
}

/** A tap counts for the screen that was on view when the finger went down. */
export const doubleTapGuard = {
  onPointerDownCapture: () => {
    isDown = true;
    // A clock that is set back must not make the screen deaf.
    window.unseen = Math.abs(now() - (shownAt ?? Number(window.walked?.at))) < MIN_AIM_MS;
  },
  // The finger scrolls, so that no click follows.
  onPointerCancelCapture: () => {
    isDown = false;
  },
  onClickCapture: (event: MouseEvent) => {
    // A key, or an assistive technology.
    if (event.detail === 0) return;
    const { unseen } = window;
    isDown = false;
    window.unseen = false;
    if (!unseen || isFirstOfMouse(event)) return;
    event.preventDefault();
    event.stopPropagation();
  },
};

/** Browsers count the clicks of a mouse, but not all of them count taps. */
function isFirstOfMouse({ detail, nativeEvent }: MouseEvent): boolean {
  return detail === 1 && (nativeEvent as PointerEvent).pointerType === 'mouse';
}
