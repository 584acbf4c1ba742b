import type { ComponentChildren } from 'preact';

type Props = { readonly picture: string; readonly name: string; readonly children: ComponentChildren };

/** A phone with a small, real screen of the companion app; read out as one picture. */
export function Phone({ picture, name, children }: Props) {
  return (
    <div class={`phone phone--${name}`} role="img" aria-label={picture}>
      <div class="phone__screen">{children}</div>
    </div>
  );
}
