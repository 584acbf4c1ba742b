import { Drawing } from './drawing.tsx';

/** The model under an arch, inside a scanning frame. */
export function FaceScan() {
  return <Drawing name="face-scan" viewBox="0 0 300 260" />;
}
