/** A step that was answered before the page's code came. */
export type WalkedStep = {
  /** The path of the answered step, and the option that was tapped if it asked something. */
  readonly path: string;
  readonly option?: string | undefined;
  readonly at: number;
  /** The address of the page before it changed. */
  readonly address: string;
};

declare global {
  interface Window {
    /** Set once React handles taps. */
    awake?: boolean;
    /** Set once the page is hydrated and what came before is honoured. */
    hydrated?: boolean;
    /** The last tap that the early scripts kept. */
    early?: HTMLElement | undefined;
    walked?: WalkedStep;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** From here on React handles taps; one that comes before hydration ends makes React hydrate first. */
export function wake(): WalkedStep | undefined {
  window.awake = true;
  return window.walked;
}

/** Tells React what was typed before it hydrated, which it leaves in the fields but has not seen. */
export function replayTyping(): void {
  for (const field of document.querySelectorAll<Field>('input:not([type=checkbox], [type=radio], [type=file]), textarea')) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    // React ignores an input event whose value it has noted: it notes what is set on the element, not what its class sets.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Presses what was tapped before, unless it is gone. */
export function replayTap(): void {
  const target = window.early;
  window.early = undefined;
  target?.removeAttribute('data-pressed');
  if (target?.isConnected) target.click();
  window.hydrated = true;
}
