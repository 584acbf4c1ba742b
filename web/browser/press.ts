/** Milliseconds a finger rests before what is under it looks pressed: a scroll begins sooner, and a quick tap leaves its frame to what it opens. */
const REST_MS = 40;
/** Milliseconds within which the click follows the finger. */
const CLICK_MS = 100;

let pressed: Element | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Browsers wait with `:active` until they know that the finger does not scroll; what is pressed looks so while it is still down. */
export function showPresses(): void {
  addEventListener('pointerdown', ({ target }) => rest(target as Element), true);
  addEventListener(
    'pointerup',
    () => {
      clearTimeout(resting);
      if (pressed) setTimeout(release, CLICK_MS);
    },
    true,
  );
  addEventListener('pointercancel', release, true);
}

function rest(target: Element): void {
  release();
  resting = setTimeout(() => {
    pressed = target.closest('[data-tap]');
    pressed?.setAttribute('data-pressed', '');
  }, REST_MS);
}

function release(): void {
  clearTimeout(resting);
  pressed?.removeAttribute('data-pressed');
  pressed = null;
}
