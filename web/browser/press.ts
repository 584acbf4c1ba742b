/** The click follows the finger within this time. */
const CLICK_MS = 100;

/** Browsers wait with `:active` until they know that the finger does not scroll; what is pressed looks so while it is still down. */
export function showPresses(): void {
  addEventListener(
    'pointerdown',
    ({ target }) => (target as Element).closest('[data-tap]')?.setAttribute('data-pressed', ''),
    true,
  );
  addEventListener('pointerup', () => setTimeout(release, CLICK_MS), true);
  addEventListener('pointercancel', release, true);
}

function release(): void {
  for (const pressed of document.querySelectorAll('[data-pressed]')) pressed.removeAttribute('data-pressed');
}
