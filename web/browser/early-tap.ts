/**
 * Stands in every page before any other code: keeps the last tap on something tappable until the page's code runs, and shows it as
 * pressed. Plain JavaScript of at most 600 bytes, allowed by its hash.
 */
export const EARLY_TAP_SCRIPT = `addEventListener("click",function(e){var t=e.target.closest&&e.target.closest("[data-tap]");if(t&&!window.awake){window.early&&early.removeAttribute("data-pressed");(window.early=t).setAttribute("data-pressed","")}},true)`;

declare global {
  interface Window {
    /** Set once taps are handled by the page itself. */
    awake?: boolean;
    early?: HTMLElement | undefined;
  }
}

/** From here on the page handles taps itself; the one that came before is done now. */
export function honourEarlyTap(): void {
  window.awake = true;
  const target = window.early;
  window.early = undefined;
  if (!target?.isConnected) return;
  target.removeAttribute('data-pressed');
  target.click();
}
