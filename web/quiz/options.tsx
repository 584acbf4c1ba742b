import type { ReactNode, Ref } from 'react';
import type { MultiStep, Option, SingleStep } from '../../core/funnel/step.ts';
import { OptionIcon } from '../illustrations/quiz/option-icons.tsx';

/** So many options stand closer together. */
const MANY = 7;

type Props = {
  readonly step: SingleStep | MultiStep;
  readonly list?: Ref<HTMLUListElement> | undefined;
  readonly children: (option: Option, icon: ReactNode) => ReactNode;
};

/** The options of a question in its layout, each drawn by `children`. */
export function Options({ step, list, children }: Props) {
  const layout = step.layout ? ` options--${step.layout}` : '';
  const long = step.options.length >= MANY ? ' options--long' : '';
  return (
    <ul className={`options${layout}${long}`} ref={list ?? null}>
      {step.options.map((option) => (
        <li key={option.id}>{children(option, option.icon && <OptionIcon name={option.icon} />)}</li>
      ))}
    </ul>
  );
}
