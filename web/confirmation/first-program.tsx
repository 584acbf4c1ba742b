import { FirstRitual } from './first-ritual.tsx';
import { FourWeeks } from './four-weeks.tsx';

export function FirstProgram() {
  return (
    <>
      <FourWeeks />
      <FirstRitual />
    </>
  );
}
