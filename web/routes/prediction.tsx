export default function Screen() {
  return (
    <main class="column">
      <h1>prediction</h1>
    </main>
  );
}
