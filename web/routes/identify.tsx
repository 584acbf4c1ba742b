export default function Screen() {
  return (
    <main class="column">
      <h1>identify</h1>
    </main>
  );
}
