export default function Screen() {
  return (
    <main class="column">
      <h1>not-found</h1>
    </main>
  );
}
