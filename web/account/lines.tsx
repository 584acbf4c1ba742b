/** A heading and a list below it. */
export function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section class="account__section">
      <h2 class="account__subtitle">{title}</h2>
      <ul class="account__list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
