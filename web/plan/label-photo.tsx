import { useId, useRef, useState } from 'react';
import { planCopy } from '../../content/pages/plan.ts';
import type { LabelProblem } from '../../core/label-photo/label-text.ts';
import { FileButton } from '../ui/file-button.tsx';
import styles from './label-photo.module.css';

const copy = planCopy.label.photo;

/** Makes text of a photo. What reads it loads when a photo is chosen, and what was typed stays whatever happens. */
export function LabelPhoto({ onText }: { onText: (text: string) => void }) {
  const [state, setState] = useState<'idle' | 'reading' | 'read' | LabelProblem>('idle');
  const latest = useRef<File>(undefined);
  const hint = useId();
  const read = async (photo: File) => {
    latest.current = photo;
    setState('reading');
    const reading = await import('../browser/label-photo.ts')
      .then(({ readLabelPhoto }) => readLabelPhoto(photo))
      .catch(() => ({ kind: 'unavailable' }) as const);
    if (latest.current !== photo) return;
    setState(reading.kind === 'text' ? 'read' : reading.kind);
    if (reading.kind === 'text') onText(reading.text);
  };
  return (
    <div className={styles.root}>
      <FileButton describedBy={hint} onFile={(photo) => photo && void read(photo)}>
        {copy.label}
      </FileButton>
      <p className={styles.hint} id={hint}>
        {copy.hint}
      </p>
      <p role="status">{state === 'reading' || state === 'read' ? copy[state] : ''}</p>
      <p className={styles.problem} role="alert">
        {state in copy.problems ? copy.problems[state as LabelProblem] : ''}
      </p>
    </div>
  );
}
