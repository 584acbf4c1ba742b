/** A heading and a list below it. */
export function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="account__section">
      <h2 className="account__subtitle">{title}</h2>
      <ul className="account__list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
