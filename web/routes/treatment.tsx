export default function Screen() {
  return (
    <main class="column">
      <h1>treatment</h1>
    </main>
  );
}
