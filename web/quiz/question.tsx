import type { ReactNode } from 'react';
import type { AskingStep } from '../../core/funnel/step.ts';
import { Spot } from '../illustrations/quiz/spots.tsx';

/** The frame of a step that asks: title, why we ask, a drawing where there is room, the choices, and a kind word. */
export function Question({ step, children, dock }: { step: AskingStep; children: ReactNode; dock?: ReactNode }) {
  return (
    <main className="question column">
      <h1 className="question__title">{step.title}</h1>
      {step.lead && <p className="question__lead">{step.lead}</p>}
      {step.why && <p className="question__why">{step.why}</p>}
      {step.drawing && (
        <div className="question__drawing">
          <Spot name={step.drawing} />
        </div>
      )}
      <div className="question__body">{children}</div>
      {step.reassurance && <p className="question__reassurance">{step.reassurance}</p>}
      {dock !== undefined && <div className="dock question__dock">{dock}</div>}
    </main>
  );
}
