import { Drawing } from './drawing.tsx';

export function LostPetals() {
  return <Drawing name="lost-petals" width="240" height="220" viewBox="0 0 240 220" />;
}
