import type { ReactNode } from 'react';
import styles from './part.module.css';
import { type PlanPart, panelOf } from './parts.ts';

type Props = { readonly id: PlanPart; readonly shown: PlanPart; readonly children: ReactNode };

export function Part({ id, shown, children }: Props) {
  return (
    <>
      {/* A browser scrolls to no hidden target, so that links above a part stay where they are. */}
      <i id={id} hidden />
      <div id={panelOf(id)} className={styles.root} data-shown={id === shown || undefined}>
        {children}
      </div>
    </>
  );
}
