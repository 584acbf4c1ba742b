import { type MouseEvent, useMemo } from 'react';

const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 30;

type Tap = { readonly path: string; readonly at: number; readonly x: number; readonly y: number };

let last: Tap | undefined;

/** The second half of a double tap falls on the next screen and must not count there. */
export function useDoubleTapGuard(path: string) {
  return useMemo(() => ({ onClickCapture: (event: MouseEvent) => ignoreSecondTap(event, path) }), [path]);
}

/** Browsers count mouse clicks, but not all of them count taps. */
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
