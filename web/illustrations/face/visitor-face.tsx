import { useEffect } from 'react';
import { faceCopy } from '../../../content/pages/face.ts';
import { useJourney } from '../../browser/journey.ts';
import { useStore } from '../../browser/store.ts';
import { Drawing } from '../drawing.tsx';
import type { FaceState } from './face-state.ts';
import { loadFace, ownFace } from './load-face.ts';
import styles from './visitor-face.module.css';

const { alt } = faceCopy;

type Props = { readonly state?: FaceState; readonly className?: string | undefined };

/** The neutral face until the visitor has told something and the code for their own is here. */
export function VisitorFace({ state = 'today', className }: Props) {
  const { answers, stored } = useJourney((journey) => journey);
  const { skinTone } = stored;
  const hasTraits = skinTone !== undefined || Object.keys(answers).length > 0;
  const code = useStore(ownFace);
  useEffect(() => {
    if (hasTraits) loadFace();
  }, [hasTraits]);
  const Own = hasTraits ? code?.OwnFace : undefined;
  return (
    <div
      className={`${state === 'goal' ? styles.goal : ''} ${className ?? ''}`}
      role="img"
      aria-label={state === 'goal' ? alt.goal : Own ? alt.own : alt.neutral}
    >
      {Own ? (
        <Own answers={answers} tone={skinTone} state={state} />
      ) : (
        <Drawing name="face" viewBox="0 0 400 500" preserveAspectRatio="xMidYMax slice" />
      )}
    </div>
  );
}
