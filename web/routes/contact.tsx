export default function Screen() {
  return (
    <main class="column">
      <h1>contact</h1>
    </main>
  );
}
