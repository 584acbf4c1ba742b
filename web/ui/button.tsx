import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import styles from './button.module.css';

type Look = { readonly look?: 'main' | 'quiet' | 'plain'; readonly wide?: boolean; readonly children: ReactNode };

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
}: Look & Waiting & Omit<ComponentProps<'button'>, 'className'>) {
  const waiting = busy && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore };
  return (
    <button type="button" data-tap="" {...rest} {...waiting} className={classes(look, wide)}>
      {busyLabel ? <InOnePlace label={children} busyLabel={busyLabel} /> : children}
    </button>
  );
}

/** Both labels, one over the other, of which one shows. */
function InOnePlace({ label, busyLabel }: { label: ReactNode; busyLabel: string }) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.busy}>
        <span className="spinner" />
        {busyLabel}
      </span>
    </>
  );
}

function ignore(event: SyntheticEvent): void {
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
    <a {...rest} className={classes(look, wide)}>
      {children}
    </a>
  );
}
