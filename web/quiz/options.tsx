import type { ReactNode, Ref } from 'react';
import type { MultiStep, Option, SingleStep } from '../../core/funnel/step.ts';
import { OptionIcon } from '../illustrations/quiz/option-icon.tsx';
import { OptionList } from '../ui/option-list.tsx';

/** So many options stand closer together. */
const MANY = 6;

type Props = {
  readonly step: SingleStep | MultiStep;
  readonly list?: Ref<HTMLUListElement> | undefined;
  readonly children: (option: Option, icon: ReactNode) => ReactNode;
};

/** The options of a question in its layout, each drawn by `children`. */
export function Options({ step, list, children }: Props) {
  return (
    <OptionList layout={step.layout} long={step.options.length >= MANY} ref={list}>
      {step.options.map((option) => (
        <li key={option.id}>{children(option, option.icon && <OptionIcon name={option.icon} />)}</li>
      ))}
    </OptionList>
  );
}
