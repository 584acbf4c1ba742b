export default function Screen() {
  return (
    <main class="column">
      <h1>analyze</h1>
    </main>
  );
}
