export default function Screen() {
  return (
    <main class="column">
      <h1>delete-success</h1>
    </main>
  );
}
