import { sections } from '../../content/funnel/index.ts';
import { NO_CHANGES } from '../../core/editions/apply.ts';
import type { DraftChanges } from '../../core/editions/draft.ts';
import { changedFunnel } from '../../core/editions/funnels.ts';
import { ASSUMED, habitsOf, type VisitorHabits } from '../../core/funnel/habits.ts';
import { type PathProof, provePaths } from '../../core/funnel/prove.ts';
import { type Simulation, seededRandom, simulate } from '../../core/funnel/simulate.ts';

const VISITORS = 1_000_000;
/** So many classes are printed for people. */
const SHOWN = 20;

export function pathsOf(changes: DraftChanges = NO_CHANGES): PathProof {
  return provePaths(changedFunnel(sections, changes));
}

export function simulated(habits: VisitorHabits, changes: DraftChanges = NO_CHANGES): Simulation {
  return simulate(changedFunnel(sections, changes), habitsOf(habits), VISITORS, seededRandom(1));
}

export function pathLines({ classes, unreachable, capped, undecided }: PathProof): readonly string[] {
  if (undecided) return ['Too many answers decide together for every path to be tried.'];
  const shown = classes
    .slice(0, SHOWN)
    .map(({ steps, visitor }) => `  ${`${steps.length} steps`.padEnd(9)} ${answersIn(visitor)}`);
  const more = classes.length - shown.length;
  return [
    `${capped ? 'More than ' : ''}${classes.length} ${classes.length === 1 ? 'path' : 'paths'}, each to the analysis:`,
    ...shown,
    ...(more > 0 ? [`  and ${more} more: --json prints them`] : []),
    ...unreachable.map((id) => `Nobody is led to ${id}.`),
  ];
}

export function simulationLines(found: Simulation, habits: VisitorHabits): readonly string[] {
  const { visitors, completed, steps, length, minutes } = found;
  const worst = [...steps].sort((one, other) => other.left - one.left).slice(0, 5);
  const base =
    Object.keys(habits.leaves).length > 0
      ? `as ${habits.visitors.toLocaleString('en-US')} visitors of the last 30 days did`
      : `by assumption: ${ASSUMED.leaves * 100} % leave at each step, which takes ${ASSUMED.seconds} seconds`;
  return [
    `${visitors.toLocaleString('en-US')} made-up visitors, who answer and leave ${base}.`,
    `${((100 * completed) / visitors).toFixed(1)} % come to the analysis, after ${length.least} to ${length.most} steps (half of them after ${length.median} at most) and ${minutes.least.toFixed(1)} to ${minutes.most.toFixed(1)} minutes (${minutes.median.toFixed(1)}).`,
    'Most leave at:',
    ...worst.map(
      ({ id, asked, left }) =>
        `  ${id.padEnd(28)} ${((100 * left) / Math.max(asked, 1)).toFixed(1)} % of ${asked.toLocaleString('en-US')}`,
    ),
  ];
}

function answersIn(visitor: PathProof['classes'][number]['visitor']): string {
  const answers = Object.entries(visitor).map(
    ([step, answer]) => `${step}: ${typeof answer === 'string' ? answer : answer.join(' + ')}`,
  );
  return answers.length > 0 ? answers.join(', ') : 'everybody else';
}
