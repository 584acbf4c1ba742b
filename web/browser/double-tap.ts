import { type MouseEvent, useMemo } from 'react';

/** Two taps within this time and distance are one double tap. */
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 30;

let last: { readonly path: string; readonly at: number; readonly x: number; readonly y: number } | undefined;

/**
 * A tap counts for the screen that was on view when the finger went down: the second half of a double tap, which falls on a screen
 * that has just arrived, is ignored.
 */
export function useDoubleTapGuard(path: string) {
  return useMemo(() => ({ onClickCapture: (event: MouseEvent) => ignoreSecondTap(event, path) }), [path]);
}

function ignoreSecondTap(event: MouseEvent, path: string): void {
  // A keyboard or assistive technology.
  if (event.detail === 0) return;
  const tap = { path, at: event.timeStamp, x: event.clientX, y: event.clientY };
  const isSecond =
    last !== undefined &&
    last.path !== path &&
    tap.at - last.at < DOUBLE_TAP_MS &&
    Math.hypot(tap.x - last.x, tap.y - last.y) < DOUBLE_TAP_PX;
  last = tap;
  if (!isSecond) return;
  event.preventDefault();
  event.stopPropagation();
}
