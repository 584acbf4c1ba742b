/** A step that was answered before hydration. */
export type WalkedStep = {
  readonly path: string;
  readonly option?: string | undefined;
  readonly at: number;
  readonly address: string;
};

declare global {
  interface Window {
    /** Set once React handles taps. */
    awake?: boolean;
    /** Set once the page is hydrated and early input is replayed. */
    hydrated?: boolean;
    /** The last finger went down before the visitor could see the screen. */
    unseen?: boolean;
    early?: HTMLElement | undefined;
    /** The message of `web/head/late.tsx`, by its id. */
    late?: HTMLElement;
    walked?: WalkedStep | undefined;
    /** What the page starts with, by the file that the words of a chunk are in. */
    words?: Readonly<Record<string, object>>;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A tap between here and the end of hydration makes React hydrate first. */
export function markHydrating(): WalkedStep | undefined {
  window.awake = true;
  window.late?.remove();
  return window.walked;
}

/** Hydration keeps typed values in the fields, but React does not know them. */
export function replayTyping(): void {
  for (const field of document.querySelectorAll<Field>('input:not([type=checkbox], [type=radio], [type=file]), textarea')) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    // React ignores input events with a value that it has seen, so the value is set past its tracker.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

export function replayTap(): void {
  const target = window.early;
  window.early = undefined;
  target?.removeAttribute('data-pressed');
  if (target?.isConnected) target.click();
  window.hydrated = true;
}
