import { validAnswer } from './answers.ts';
import type { NumberStep } from './kinds/number.ts';
import type { SliderStep } from './kinds/slider.ts';
import type { AskingStep } from './step.ts';

/** A group of those who answered alike, as the dashboard counts it. */
export type AnswerGroup = { readonly id: string; readonly label: string };

/** A slider with more values is counted in bands or not at all. */
const MOST_VALUES = 11;

/** In order; none where answers are typed, which could tell who somebody is. */
export function answerGroups(step: AskingStep): readonly AnswerGroup[] {
  if ('options' in step) return step.options.map(({ id, label }) => ({ id, label }));
  return step.kind === 'number' || step.kind === 'slider' ? bandsOf(step).map(({ id, label }) => ({ id, label })) : [];
}

/** The ids of the groups that an answer belongs to. */
export function groupsOfAnswer(step: AskingStep, value: unknown): readonly string[] {
  const answer = validAnswer(step, value);
  if (answer === undefined) return [];
  if ('options' in step) return [answer].flat();
  if (step.kind !== 'number' && step.kind !== 'slider') return [];
  const band = bandsOf(step)
    .filter(({ from }) => Number(answer) >= from)
    .at(-1);
  return band ? [band.id] : [];
}

type Band = AnswerGroup & { readonly from: number };

function bandsOf(step: NumberStep | SliderStep): readonly Band[] {
  const unit = step.kind === 'number' ? ` ${step.unit.symbol}` : (step.unit ?? '');
  const { bands, min, max } = step;
  if (!bands) return step.kind === 'slider' ? valuesOf(step, unit) : [];
  const edges = bands.filter((edge) => edge > min && edge <= max);
  return [min, ...edges].map((from, at) => {
    const until = edges[at];
    if (until === undefined) return { id: `from-${from}`, label: `≥ ${from}${unit}`, from };
    return at === 0
      ? { id: `below-${until}`, label: `< ${until}${unit}`, from }
      : { id: `${from}-to-${until}`, label: `${from} – < ${until}${unit}`, from };
  });
}

function valuesOf({ min, max, step }: SliderStep, unit: string): readonly Band[] {
  const count = Math.floor((max - min) / step) + 1;
  if (count > MOST_VALUES) return [];
  return Array.from({ length: count }, (_, at) => {
    const from = Number((min + at * step).toFixed(6));
    return { id: String(from), label: `${from}${unit}`, from };
  });
}
