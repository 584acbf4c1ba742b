import { uiCopy } from '../../content/ui.ts';
import type { Claim } from '../../core/claims/claim.ts';
import styles from './example-dot.module.css';

/** In place of `ExampleMark` on a page with several, whose foot says what a dot means. */
export function ExampleDot({ of: shown }: { of: readonly Pick<Claim, 'basis'>[] }) {
  return shown.some(({ basis }) => basis.kind === 'sample') ? <small className={styles.root}>{uiCopy.example}</small> : null;
}
