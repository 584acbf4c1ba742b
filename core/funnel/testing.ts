import fc from 'fast-check';
import { defineFunnel, type Funnel } from './funnel.ts';
import { asksForNumber, type MultiStep, type Option, type ScaleStep, type SingleStep, type Step } from './step.ts';
import type { When } from './when.ts';

const OPTIONS = ['1', '2', '3'] as const;
type Kind = 'info' | 'single' | 'multi' | 'scale' | 'slider';
type Draw = { readonly kind: Kind; readonly when: number; readonly ofOption: number; readonly starts: boolean };

const draw: fc.Arbitrary<Draw> = fc.record({
  kind: fc.constantFrom<Kind>('info', 'single', 'multi', 'scale', 'slider'),
  when: fc.nat(),
  ofOption: fc.nat(),
  starts: fc.boolean(),
});

/** A funnel of up to twelve steps, with conditions on earlier answers for two of three steps and some options. */
export const randomFunnel: fc.Arbitrary<Funnel> = fc.array(draw, { maxLength: 12 }).map((draws) => {
  const steps: Step[] = [];
  for (const [index, { kind, when, ofOption }] of draws.entries()) {
    const asked = steps.filter((step) => 'options' in step || asksForNumber(step));
    const own = when % 3 === 0 ? undefined : conditionFrom(asked, when);
    const offered = ofOption % 2 === 0 ? undefined : conditionFrom(asked, ofOption);
    steps.push({ ...stepOf(kind, `step-${index}`, offered), ...(own && { when: own }) });
  }
  const sections = [{ id: 'all', title: 'All', steps }];
  return defineFunnel(sections, { entry: '/in', exit: '/out' });
});

function stepOf(kind: Kind, id: string, offered: When | undefined): Step {
  if (kind === 'info') return { id, kind, title: id, illustration: 'face-scan', button: 'Continue' };
  if (kind === 'slider') return { id, kind, title: id, label: id, min: 1, max: 3, step: 0.5, ends: ['No', 'Yes'] };
  const options = OPTIONS.map(
    (option, index): Option => ({ id: option, label: option, ...(index === 1 && offered && { when: offered }) }),
  );
  if (kind === 'scale') {
    const meant = options.map((option) => ({ ...option, meaning: option.label }));
    return { id, kind, title: id, options: meant, ends: ['No', 'Yes'] } satisfies ScaleStep;
  }
  return { id, kind, title: id, options } satisfies SingleStep | MultiStep;
}

/** A condition as the chance has it; undefined where nothing was asked before. */
function conditionFrom(asked: readonly Step[], chance: number): When | undefined {
  const step = asked[chance % Math.max(asked.length, 1)];
  const option = OPTIONS[Math.floor(chance / 7) % OPTIONS.length] ?? OPTIONS[0];
  if (!step) return undefined;
  const plain: When =
    step.kind === 'multi'
      ? { step: step.id, includes: option }
      : step.kind === 'scale' || step.kind === 'slider'
        ? { step: step.id, atLeast: Number(option) }
        : { step: step.id, is: option };
  const other = conditionFrom(asked.slice(0, -1), Math.floor(chance / 11));
  return [plain, { not: plain }, { all: other ? [plain, other] : [plain] }, { any: other ? [plain, other] : [plain] }][
    Math.floor(chance / 3) % 4
  ];
}
