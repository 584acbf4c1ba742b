import { type MouseEvent, useMemo } from 'react';

/** Two taps within this time and distance are one double tap. */
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 30;

type Tap = { readonly path: string; readonly at: number; readonly x: number; readonly y: number };

let last: Tap | undefined;

/**
 * A tap counts for the screen that was on view when the finger went down: the second half of a double tap, which falls on a screen
 * that has just arrived, is ignored.
 */
export function useDoubleTapGuard(path: string) {
  return useMemo(() => ({ onClickCapture: (event: MouseEvent) => ignoreSecondTap(event, path) }), [path]);
}

/** The clicks of a mouse are counted by the browser; not every browser counts taps. */
function isSecondOf(first: Tap, tap: Tap, { detail, nativeEvent }: MouseEvent): boolean {
  if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse') return detail > 1;
  return tap.at - first.at < DOUBLE_TAP_MS && Math.hypot(tap.x - first.x, tap.y - first.y) < DOUBLE_TAP_PX;
}

function ignoreSecondTap(event: MouseEvent, path: string): void {
  // A keyboard or assistive technology.
  if (event.detail === 0) return;
  const tap = { path, at: event.timeStamp, x: event.clientX, y: event.clientY };
  const before = last;
  last = tap;
  if (!before || before.path === path || !isSecondOf(before, tap, event)) return;
  event.preventDefault();
  event.stopPropagation();
}
