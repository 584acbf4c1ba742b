export default function Screen() {
  return (
    <main class="column">
      <h1>quiz-selfie</h1>
    </main>
  );
}
