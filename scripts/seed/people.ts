import { type FunnelAnswers, funnel } from '../../content/funnel/index.ts';
import { type Answer, validAnswers } from '../../core/funnel/answers.ts';
import { exampleAnswer } from '../../core/funnel/example-answer.ts';
import { takesSeveral } from '../../core/funnel/step.ts';
import type { SeededRandom } from './random.ts';

const FIRST =
  'Ada Bea Clara Dina Ella Faye Gina Hana Iris Jana Kira Lena Maya Nora Olga Pia Rosa Sara Tara Uma Vera Wren Yara Zoe'.split(
    ' ',
  );
const LAST =
  'Adler Brook Costa Dumas Evans Frost Gupta Hale Ito Jones Klein Lopez Meyer Novak Okafor Petit Quinn Reyes Silva Tan'.split(
    ' ',
  );

export type SeedPerson = { readonly name: string; readonly email: string; readonly visitor: string };

/** Mail to example.com never arrives. */
export function seedPerson({ pick, uuid }: SeededRandom, number: number): SeedPerson {
  const [first, last] = [pick(FIRST), pick(LAST)];
  return { name: `${first} ${last}`, email: `${first}.${last}.${number}@example.com`.toLowerCase(), visitor: uuid() };
}

export function answersOf(random: SeededRandom): FunnelAnswers {
  const answers: Record<string, Answer> = {};
  for (const step of funnel.asking) {
    if (step.kind === 'city') answers[step.id] = random.pick(['Austin, Texas, United States', 'Berlin, Germany', 'Lyon, France']);
    else if (!('options' in step)) answers[step.id] = exampleAnswer(step);
    else {
      const likely: readonly { readonly id: string }[] = step.options.slice(0, 1 + random.roll(step.options.length));
      const chosen = random.pick(likely).id;
      answers[step.id] = takesSeveral(step) ? [chosen] : chosen;
    }
  }
  return validAnswers(funnel, answers);
}
