import styles from './account.module.css';

export function TitledList({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.subtitle}>{title}</h2>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
