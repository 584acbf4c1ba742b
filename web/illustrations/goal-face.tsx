import { Drawing } from './drawing.tsx';

export function GoalFace({ glowing }: { glowing: boolean }) {
  return (
    <Drawing
      name={glowing ? 'goal-face-glowing' : 'goal-face-today'}
      viewBox="0 0 200 250"
      preserveAspectRatio="xMidYMid slice"
    />
  );
}
