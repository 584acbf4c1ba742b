import type { ConsentStep } from '../funnel/kinds/consent.ts';
import type { DateBound, DateStep } from '../funnel/kinds/date.ts';
import type { NumberStep } from '../funnel/kinds/number.ts';
import { lastStop, stopAt } from '../funnel/kinds/range.ts';
import type { SliderStep } from '../funnel/kinds/slider.ts';
import type { FurtherStep, Section, StepKind } from '../funnel/step.ts';
import { consentVersion } from './consent-version.ts';
import type { NewMember } from './funnel-draft.ts';

type Refusal = { readonly path: string; readonly says: string; readonly remedy: string };

export type StepRules = {
  /** Kinds whose code is built, besides those of the steps of the content. */
  readonly kinds: readonly FurtherStep['kind'][];
};

type NewStep = Extract<NewMember, { readonly kind: string }>;
/** Those of which `NewStep` makes any; the types of steps name drawings that are drawn, which is checked elsewhere. */
const CHECKS: { readonly [K in NewStep['kind']]?: (path: string, step: never) => readonly Refusal[] } = {
  number: (path, step: NumberStep) => [...rangeProblems(path, step), ...unitProblems(path, step)],
  slider: (path, step: SliderStep) => rangeProblems(path, step),
  date: dateProblems,
  consent: consentProblems,
};

/** What keeps a step that a draft adds from being asked. */
export function stepProblems(built: readonly Section[], path: string, step: NewStep, { kinds }: StepRules): readonly Refusal[] {
  const there: readonly StepKind[] = [...kinds, ...built.flatMap(({ steps }) => steps.map(({ kind }) => kind))];
  const isBuilt = ['info', 'single', 'multi', 'scale'].includes(step.kind) || there.includes(step.kind);
  if (!isBuilt)
    return [
      refusal(
        `${path}.kind`,
        `This build has no code for questions of the kind '${step.kind}'.`,
        `Add '${step.kind}' to the kinds in content/editions.ts, and build once.`,
      ),
    ];
  return CHECKS[step.kind]?.(path, step as never) ?? [];
}

function rangeProblems(path: string, step: NumberStep | SliderStep): readonly Refusal[] {
  const { min, max, bands = [] } = step;
  if (min >= max) return [refusal(`${path}.max`, `It is not more than ${min}, the least number.`, 'Write a larger number.')];
  const last = Number(stopAt(step, lastStop(step)));
  if (lastStop(step) < 1 || last > max)
    return [refusal(`${path}.step`, `No two numbers from ${min} to ${max} are on its steps.`, 'Write a smaller step.')];
  if (step.kind === 'slider' && last < max)
    return [refusal(`${path}.max`, 'No step of the slider ends there.', `Write ${last}, or another step.`)];
  const isOrdered = bands.every((band, at) => band > (bands[at - 1] ?? min) && band <= max);
  if (isOrdered) return [];
  return [
    refusal(`${path}.bands`, 'They do not rise within the numbers that are asked for.', `Begin above ${min}, and end at ${max}.`),
  ];
}

function unitProblems(path: string, { second }: NumberStep): readonly Refusal[] {
  const sizes = second?.parts.map(({ of }) => of) ?? [];
  if (sizes.every((size, at) => at === 0 || size < (sizes[at - 1] ?? 0))) return [];
  return [refusal(`${path}.second.parts`, 'A part is not smaller than the one before it.', 'Begin with the largest part.')];
}

function dateProblems(path: string, { earliest, latest }: DateStep): readonly Refusal[] {
  if (earliest === undefined || latest === undefined) return [];
  if (typeof earliest !== typeof latest)
    return [
      refusal(
        `${path}.latest`,
        'One bound moves with the day and the other does not, so that one day nothing lies between them.',
        'Write both as days, or both in years.',
      ),
    ];
  if (sizeOf(earliest) <= sizeOf(latest)) return [];
  return [refusal(`${path}.latest`, 'It lies before the earliest day.', 'Write a later day.')];
}

function sizeOf(bound: DateBound): number {
  return typeof bound === 'string' ? Date.parse(bound) : bound.years;
}

function consentProblems(path: string, step: ConsentStep): readonly Refusal[] {
  const version = consentVersion(step);
  if (step.version === version) return [];
  return [refusal(`${path}.version`, 'It is not the version of these words.', `Write '${version}', which is made of them.`)];
}

function refusal(path: string, says: string, remedy: string): Refusal {
  return { path, says, remedy };
}
