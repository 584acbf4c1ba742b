import { uiCopy } from '../../content/ui.ts';
import type { Claim } from '../../core/claims/claim.ts';
import styles from './example-mark.module.css';

/** Quiet, beside what nobody has really said or counted. */
export function ExampleMark({ of: shown }: { of: readonly Pick<Claim, 'basis'>[] }) {
  return shown.some(({ basis }) => basis.kind === 'sample') ? <small className={styles.root}>{uiCopy.example}</small> : null;
}
