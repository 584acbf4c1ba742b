export default function Screen() {
  return (
    <main class="column">
      <h1>quiz-chart</h1>
    </main>
  );
}
