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

type Field = HTMLInputElement | HTMLTextAreaElement;
export type Typed = readonly (readonly [field: Field, text: string])[];

/** What was typed so far: asked before the code takes the page over, which empties every textarea. */
export function typedEarly(): Typed {
  const fields = Array.from(document.querySelectorAll<Field>('input, textarea'));
  return fields.filter(({ value, defaultValue }) => value !== defaultValue).map((field) => [field, field.value]);
}

/** From here on the page handles taps and typing itself; what came before is done now, the typing first. */
export function honourEarlyTap(typed: Typed): void {
  window.awake = true;
  for (const [field, text] of typed) {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const target = window.early;
  window.early = undefined;
  target?.removeAttribute('data-pressed');
  // After what the screen did as it arrived, and what that redraws: each waits for a microtask.
  queueMicrotask(() => queueMicrotask(() => target?.isConnected && target.click()));
}
