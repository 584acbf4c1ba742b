export default function Screen() {
  return (
    <main class="column">
      <h1>quiz-counter</h1>
    </main>
  );
}
