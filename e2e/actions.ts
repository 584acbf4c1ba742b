import { kindsCopy } from '../content/pages/kinds.ts';
import { exampleAnswer } from '../core/funnel/example-answer.ts';
import type { PlacedStep } from '../core/funnel/funnel.ts';
import { writtenDate } from '../core/funnel/kinds/date.ts';
import type { PictureOption, PicturesStep } from '../core/funnel/kinds/pictures.ts';
import { middleOf } from '../core/funnel/kinds/slider.ts';
import {
  type MultiStep,
  type Option,
  type ScaleOption,
  type ScaleStep,
  type SingleStep,
  takesSeveral,
} from '../core/funnel/step.ts';

export type Choice = PlacedStep<SingleStep | MultiStep | ScaleStep | PicturesStep>;

/** A press, or `text` that is typed. */
export type Action = {
  readonly role: 'button' | 'checkbox' | 'combobox' | 'textbox' | 'slider' | 'link';
  readonly name?: string;
  /** Two options of a step may have the same name. */
  readonly option?: string;
  readonly text?: string;
};

export const CITY = 'Lisbon';
const NEXT: Action = { role: 'button', name: 'Next' };

/** `choice` counts the options from 0. */
export function actionsAt(step: PlacedStep, choice = 0): readonly Action[] {
  switch (step.kind) {
    case 'single':
    case 'scale':
      return [actionFor(step, choice)];
    case 'multi':
      return [actionFor(step, choice), NEXT];
    case 'pictures':
      return step.several ? [actionFor(step, choice), NEXT] : [actionFor(step, choice)];
    case 'city':
      return [{ role: 'combobox', text: CITY }, NEXT];
    case 'number':
      return [{ role: 'textbox', name: `${step.label} (${step.unit.symbol})`, text: String(exampleAnswer(step)) }, NEXT];
    case 'text':
      return [{ role: 'textbox', name: step.label, text: String(exampleAnswer(step)) }, NEXT];
    case 'slider':
      return [{ role: 'slider', name: step.label, text: middleOf(step) }, NEXT];
    case 'date': {
      const written = writtenDate(String(exampleAnswer(step)));
      return [
        ...kindsCopy.date.parts.map(({ id, label }): Action => ({ role: 'textbox', name: label, text: written[id] })),
        NEXT,
      ];
    }
    case 'consent':
      return [{ role: 'checkbox', name: step.agreement }, NEXT];
    case 'info':
    case 'face':
    case 'counter':
    case 'chart':
      return [{ role: 'button', name: step.button }];
    case 'result':
      return [{ role: 'link', name: step.next.label }];
    case 'selfie':
      return [{ role: 'button', name: 'Continue without a selfie' }];
  }
}

export function actionFor(step: Choice, choice = 0): Action {
  const option = optionAt(step, choice);
  const name = 'meaning' in option ? `${option.label} ${option.meaning}` : option.label;
  return { role: takesSeveral(step) ? 'checkbox' : 'button', name, option: option.id };
}

export function optionSelector(id: string): string {
  return `[data-option="${id}"], [value="${id}"]`;
}

export function optionAt({ id, options }: Choice, choice: number): Option | ScaleOption | PictureOption {
  const option = options[choice] ?? options.at(-1);
  if (!option) throw new Error(`The step ${id} has no options.`);
  return option;
}
