import type { ReactNode } from 'react';
import { shelfIcons } from '../../content/pages/shelf.ts';
import type { ProductKind } from '../../core/program/program.ts';
import { Drawing } from '../illustrations/drawing.tsx';
import styles from './bottles.module.css';

type Props = { readonly kinds: readonly ProductKind[]; readonly children?: (kind: ProductKind) => ReactNode };

/** Bottles side by side on a board; `children` says what belongs to each. */
export function Bottles({ kinds, children }: Props) {
  return (
    <ul className={styles.root}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Drawing name={`option-${shelfIcons[kind]}`} viewBox="0 0 48 48" />
          {children?.(kind)}
        </li>
      ))}
    </ul>
  );
}
