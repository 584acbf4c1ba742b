export default function Screen() {
  return (
    <main class="column">
      <h1>quiz-city</h1>
    </main>
  );
}
