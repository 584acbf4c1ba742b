import type { ReactNode } from 'react';
import type { PlacedStep } from '../../core/funnel/funnel.ts';
import { QuizHeader } from './header.tsx';

/** The header stands still while the steps slide below it. */
export function QuizLayout({ step, children }: { step: PlacedStep | undefined; children: ReactNode }) {
  return (
    <>
      {step && <QuizHeader step={step} />}
      {children}
    </>
  );
}
