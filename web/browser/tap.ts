/** Pixels that a finger may move and still tap. */
const MAX_MOVE_PX = 10;
/** Milliseconds after which a finger presses long. */
const LONG_PRESS_MS = 500;
/** Milliseconds after a scroll in which a finger only stops it. */
const SCROLL_MS = 100;

const TARGETS = 'button[data-option]:not([disabled]), button[data-next]:not([disabled])';
const PASSIVE = { capture: true, passive: true };

type Touched = { readonly x: number; readonly y: number; readonly at: number };

/**
 * Answers count as soon as the finger lifts. A browser plays a mouse first, which moves there, presses and lifts, and on a slow phone
 * that takes about 15 ms (decision 43).
 */
export function clickOnLift(): void {
  let touched: Touched | undefined;
  let scrolledAt = Number.NEGATIVE_INFINITY;
  const saveScroll = ({ timeStamp }: Event) => {
    scrolledAt = timeStamp;
    touched = undefined;
  };
  const saveTouch = ({ touches: [finger, another], timeStamp }: TouchEvent) => {
    const taps = finger && !another && timeStamp - scrolledAt > SCROLL_MS;
    touched = taps ? { x: finger.clientX, y: finger.clientY, at: timeStamp } : undefined;
    // The heading that was read out. If it lost the focus with its screen, the page would be laid out once more in the frame of the tap.
    if (taps) document.querySelector<HTMLElement>('h1:focus')?.blur();
  };
  const click = (event: TouchEvent) => {
    const button = (event.target as Element).closest(TARGETS);
    if (!button || !touched || !event.cancelable || !isTap(touched, event)) return;
    // The browser's own click does not follow.
    event.preventDefault();
    const init = { bubbles: true, cancelable: true, composed: true, detail: 1, pointerType: 'touch' };
    button.dispatchEvent(new PointerEvent('click', init));
  };
  addEventListener('scroll', saveScroll, PASSIVE);
  addEventListener('touchstart', saveTouch, PASSIVE);
  addEventListener('touchend', click, { capture: true, passive: false });
}

function isTap({ x, y, at }: Touched, { changedTouches: [finger], timeStamp }: TouchEvent): boolean {
  if (!finger || timeStamp - at > LONG_PRESS_MS) return false;
  return Math.hypot(finger.clientX - x, finger.clientY - y) <= MAX_MOVE_PX;
}
