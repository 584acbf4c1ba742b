import { faceRules } from '../../../content/face.ts';
import { type FaceTraits, faceTraits } from '../../../core/presentation/face.ts';
import { Face } from './face.tsx';
import type { FaceState } from './face-state.ts';

type Props = {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly tone: string | undefined;
  readonly state: FaceState;
};

export function OwnFace({ answers, tone, state }: Props) {
  return <FaceDrawing traits={faceTraits(faceRules, answers, tone)} state={state} />;
}

export function FaceDrawing({ traits, state }: { traits: FaceTraits; state: FaceState }) {
  return (
    <svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMax slice" fill="none" aria-hidden="true">
      <Face traits={traits} state={state} />
    </svg>
  );
}
