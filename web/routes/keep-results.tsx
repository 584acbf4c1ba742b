export default function Screen() {
  return (
    <main class="column">
      <h1>keep-results</h1>
    </main>
  );
}
