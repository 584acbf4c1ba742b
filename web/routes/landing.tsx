export default function Screen() {
  return (
    <main class="column">
      <h1>landing</h1>
    </main>
  );
}
