import { Drawing } from './drawing.tsx';

export function FaceScan() {
  return <Drawing name="face-scan" viewBox="0 0 300 260" />;
}
