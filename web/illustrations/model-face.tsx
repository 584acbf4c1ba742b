export function ModelFace() {
  return (
    <svg viewBox="68 36 220 300" aria-hidden="true">
      <use href="#drawing-model" width="360" height="450" />
    </svg>
  );
}
