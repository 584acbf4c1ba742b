export default function Screen() {
  return (
    <main class="column">
      <h1>legal</h1>
    </main>
  );
}
