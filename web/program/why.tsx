import styles from './why.module.css';

/** The id of the cautions that stand with the active. */
export const BEFORE_USE = 'before-use';

/** The answers behind a line, at most two. */
export function Why({ lines }: { lines: readonly (string | undefined)[] }) {
  return lines.length > 0 && <span className={styles.root}>{lines.slice(0, 2).join('\n')}</span>;
}
