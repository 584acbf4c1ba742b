export default function Screen() {
  return (
    <main class="column">
      <h1>confirmation</h1>
    </main>
  );
}
