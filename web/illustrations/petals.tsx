import { Drawing } from './drawing.tsx';

export function Petals() {
  return (
    <>
      <Drawing name="petals" data-side="left" viewBox="0 0 200 200" />
      <Drawing name="petals" data-side="right" viewBox="0 0 200 200" />
    </>
  );
}
