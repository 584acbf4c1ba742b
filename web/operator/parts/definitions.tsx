import styles from './prose.module.css';

type Props = { readonly title: string; readonly meanings: Readonly<Record<string, string>> };

/** What each figure of a page means, behind one line. */
export function Definitions({ title, meanings }: Props) {
  return (
    <details className={styles.numbers}>
      <summary>{title}</summary>
      <dl className={styles.pairs}>
        {Object.entries(meanings).map(([figure, meaning]) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
