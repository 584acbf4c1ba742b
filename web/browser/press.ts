/** Milliseconds a finger rests before what is under it looks pressed: a scroll begins sooner, and a quick tap leaves its frame to what it opens. */
const REST_MS = 40;
/** Milliseconds within which the click follows the finger. */
const CLICK_MS = 100;

let pressed: Element | null = null;
/** Until the finger has rested, then until its click has followed. */
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * What is pressed looks so while the finger or the key is down. No `:active`: browsers wait with it until they know that the finger does
 * not scroll, and then style a quick tap twice.
 */
export function showPresses(): void {
  addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      release();
      if (pointerType === 'mouse') press(target as Element);
      else timer = setTimeout(() => press(target as Element), REST_MS);
    },
    true,
  );
  addEventListener(
    'pointerup',
    () => {
      clearTimeout(timer);
      timer = setTimeout(release, CLICK_MS);
    },
    true,
  );
  addEventListener('pointercancel', release, true);
  addEventListener('keydown', ({ key, target }) => (key === 'Enter' || key === ' ') && press(target as Element), true);
  addEventListener('keyup', release, true);
}

function press(target: Element): void {
  pressed = target.closest('[data-tap], label');
  pressed?.setAttribute('data-pressed', '');
}

function release(): void {
  clearTimeout(timer);
  pressed?.removeAttribute('data-pressed');
  pressed = null;
}
