export default function Screen() {
  return (
    <main class="column">
      <h1>contact-success</h1>
    </main>
  );
}
