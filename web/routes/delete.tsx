export default function Screen() {
  return (
    <main class="column">
      <h1>delete</h1>
    </main>
  );
}
