import { kindsCopy } from '../../content/pages/kinds.ts';
import { middleOf, type SliderStep, sliderLabel } from '../../core/funnel/kinds/slider.ts';
import { Slider } from '../ui/slider.tsx';

type Props = {
  readonly step: SliderStep;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly isMissing?: boolean;
};

const { untouched, hint, missing } = kindsCopy.slider;

export function SliderField({ step, value, onChange, isMissing }: Props) {
  const { id, label, min, max, step: by, ends } = step;
  return (
    <Slider
      {...{ label, min, max, ends, value, onChange, untouched, step: by }}
      name={id}
      start={middleOf(step)}
      shown={value === undefined ? undefined : sliderLabel(step, value)}
      hint={value === undefined ? hint : undefined}
      error={isMissing ? missing : undefined}
    />
  );
}
