import type { PlacedStep } from '../core/funnel/funnel.ts';
import type { MultiStep, Option, ScaleOption, ScaleStep, SingleStep } from '../core/funnel/step.ts';

export type Choice = PlacedStep<SingleStep | MultiStep | ScaleStep>;

/** A press, or `text` that is typed. */
export type Action = {
  readonly role: 'button' | 'checkbox' | 'combobox';
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
    case 'city':
      return [{ role: 'combobox', text: CITY }, NEXT];
    case 'info':
    case 'face':
    case 'counter':
    case 'chart':
      return [{ role: 'button', name: step.button }];
    case 'selfie':
      return [{ role: 'button', name: 'Continue without a selfie' }];
  }
}

export function actionFor(step: Choice, choice = 0): Action {
  const option = optionAt(step, choice);
  const name = 'meaning' in option ? `${option.label} ${option.meaning}` : option.label;
  return { role: step.kind === 'multi' ? 'checkbox' : 'button', name, option: option.id };
}

export function optionSelector(id: string): string {
  return `[data-option="${id}"], [value="${id}"]`;
}

export function optionAt({ id, options }: Choice, choice: number): Option | ScaleOption {
  const option = options[choice] ?? options.at(-1);
  if (!option) throw new Error(`The step ${id} has no options.`);
  return option;
}
