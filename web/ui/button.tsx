import type { ComponentChildren, JSX } from 'preact';

type Look = { readonly look?: 'main' | 'quiet' | 'plain'; readonly wide?: boolean; readonly children: ComponentChildren };

/** What a button that waits for an answer says meanwhile. */
type Waiting = { readonly busy?: boolean; readonly busyLabel?: string };

function classes(look: Look['look'], wide: boolean | undefined): string {
  return ['button', look && look !== 'main' && `button--${look}`, wide && 'button--wide'].filter(Boolean).join(' ');
}

/**
 * A tap on it before the page's code runs is kept and honoured (`data-tap`, see browser/early-tap.ts). While `busy` it keeps its width
 * and the focus, and lets no further press through, nor the Enter key that would send its form.
 */
export function Button({
  look,
  wide,
  busy = false,
  busyLabel,
  children,
  ...rest
}: Look & Waiting & Omit<JSX.IntrinsicElements['button'], 'class'>) {
  const waiting = busy && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore };
  return (
    <button type="button" data-tap="" {...rest} {...waiting} class={classes(look, wide)}>
      {busyLabel ? <InOnePlace label={children} busyLabel={busyLabel} /> : children}
    </button>
  );
}

/** Both labels, one over the other, of which one shows. */
function InOnePlace({ label, busyLabel }: { label: ComponentChildren; busyLabel: string }) {
  return (
    <>
      <span class="button__label">{label}</span>
      <span class="button__busy">
        <span class="spinner" />
        {busyLabel}
      </span>
    </>
  );
}

function ignore(event: Event): void {
  event.preventDefault();
}

/** Looks like a button, goes to another page. */
export function LinkButton({
  look,
  wide,
  children,
  ...rest
}: Look & { readonly href: string; readonly download?: string; readonly onClick?: () => void }) {
  return (
    <a {...rest} class={classes(look, wide)}>
      {children}
    </a>
  );
}
