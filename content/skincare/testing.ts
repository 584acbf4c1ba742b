import { exampleAnswer } from '../../core/funnel/example-answer.ts';
import { takesSeveral } from '../../core/funnel/step.ts';
import type { ProgramInput } from '../../core/program/program.ts';
import { sunPeaks } from '../../core/program/sun-peaks.ts';
import type { SkinMeasurements } from '../../core/selfie/face-report.ts';
import { funnel } from '../funnel/index.ts';

const MEASURES = ['redness', 'evenness', 'texture', 'shine', 'underEye'] as const;

/** Some questions are skipped, some visitors choose much and some little, half have a photo and half a place. */
export function randomVisitor(random: () => number): ProgramInput {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const answers: Record<string, unknown> = {};
  const eager = random();
  for (const step of funnel.asking) {
    if (random() < 0.1) continue;
    if (step.kind === 'city') answers[step.id] = pick(['Lisbon, Portugal', 'Oslo, Norway', 'Quito, Ecuador']);
    else if (!('options' in step)) answers[step.id] = exampleAnswer(step);
    else if (!takesSeveral(step)) answers[step.id] = pick<{ readonly id: string }>(step.options).id;
    else {
      const some = step.options.filter((option) => !('exclusive' in option) && random() < eager).map(({ id }) => id);
      const none = step.options.find((option) => 'exclusive' in option)?.id;
      if (some.length > 0 || none) answers[step.id] = some.length > 0 ? some : [none];
    }
  }
  // What could not be seen well is missing.
  const bands = MEASURES.map((measure) => [measure, pick(['low', 'medium', 'high', undefined])]);
  const spots = ['spots', pick(['none', 'few', 'several', undefined])];
  const measurements: SkinMeasurements = Object.fromEntries([...bands, spots].filter(([, band]) => band));
  return {
    answers,
    measurements: random() < 0.5 ? measurements : undefined,
    sun: random() < 0.5 ? sunPeaks({ latitude: random() * 180 - 90 }, 1 + Math.floor(random() * 366)) : undefined,
  };
}
