import { Drawing } from './drawing.tsx';

/** A flower that the wind has taken two petals from. */
export function LostPetals() {
  return <Drawing name="lost-petals" width="240" height="220" viewBox="0 0 240 220" />;
}
