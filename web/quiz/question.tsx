import type { ComponentChildren } from 'preact';
import type { AskingStep } from '../../core/funnel/step.ts';
import { Spot } from '../illustrations/quiz/spots.tsx';

/** The frame of a step that asks: title, why we ask, a drawing where there is room, the choices, and a kind word. */
export function Question({ step, children, dock }: { step: AskingStep; children: ComponentChildren; dock?: ComponentChildren }) {
  return (
    <main class="question column">
      <h1 class="question__title">{step.title}</h1>
      {step.lead && <p class="question__lead">{step.lead}</p>}
      {step.why && <p class="question__why">{step.why}</p>}
      {step.drawing && (
        <div class="question__drawing">
          <Spot name={step.drawing} />
        </div>
      )}
      <div class="question__body">{children}</div>
      {step.reassurance && <p class="question__reassurance">{step.reassurance}</p>}
      {dock !== undefined && <div class="dock question__dock">{dock}</div>}
    </main>
  );
}
