import type { ReactNode } from 'react';

type Props = { readonly picture: string; readonly name: string; readonly children: ReactNode };

/** A phone with a small, real screen of the companion app; read out as one picture. */
export function Phone({ picture, name, children }: Props) {
  return (
    <div className={`phone phone--${name}`} role="img" aria-label={picture}>
      <div className="phone__screen">{children}</div>
    </div>
  );
}
