import type { ReactNode } from 'react';
import { repeatedWords } from './repeated-words.tsx';

/** The id of a step's heading, which names the group of its answers. */
export const TITLE = 'title';

/** Gets the focus when the step comes, and is read with how far the visitor has come (`header.tsx`). */
export function StepTitle({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <h1 id={TITLE} aria-describedby="progress" className={className}>
      {repeatedWords(children)}
    </h1>
  );
}
