import type { ComponentChildren, JSX } from 'preact';

type Look = { readonly look?: 'main' | 'quiet' | 'plain'; readonly wide?: boolean; readonly children: ComponentChildren };

function classes(look: Look['look'], wide: boolean | undefined): string {
  return ['button', look && look !== 'main' && `button--${look}`, wide && 'button--wide'].filter(Boolean).join(' ');
}

/** A tap on it before the page's code runs is kept and honoured (`data-tap`, see browser/early-tap.ts). */
export function Button({ look, wide, children, ...rest }: Look & Omit<JSX.IntrinsicElements['button'], 'class'>) {
  return (
    <button type="button" data-tap="" {...rest} class={classes(look, wide)}>
      {children}
    </button>
  );
}

/** Looks like a button, goes to another page. */
export function LinkButton({ look, wide, children, ...rest }: Look & { readonly href: string; readonly onClick?: () => void }) {
  return (
    <a {...rest} class={classes(look, wide)}>
      {children}
    </a>
  );
}
