import type { FunnelId } from '../../core/editions/funnels.ts';
import { ASSUMED, habitsOf, type VisitorHabits } from '../../core/funnel/habits.ts';
import { type PathProof, provePaths } from '../../core/funnel/prove.ts';
import { type Simulation, seededRandom, simulate } from '../../core/funnel/simulate.ts';
import type { NamedFunnel } from '../../server/editions/changed-funnel.ts';

const VISITORS = 1_000_000;
/** So many classes are printed for people. */
const SHOWN = 20;

/** Which funnel something was found of. */
type Of = { readonly funnel: FunnelId; readonly title: string | null };

export function pathsOf({ id, title, funnel }: NamedFunnel): Of & PathProof {
  return { funnel: id, title, ...provePaths(funnel) };
}

export function simulated({ id, title, funnel }: NamedFunnel, habits: VisitorHabits): Of & Simulation {
  return { funnel: id, title, ...simulate(funnel, habitsOf(habits), VISITORS, seededRandom(1)) };
}

export function pathLines({ title, classes, unreachable, capped, undecided }: Of & PathProof): readonly string[] {
  if (undecided) return [headOf(title), 'Too many answers decide together for every path to be tried.'];
  const shown = classes
    .slice(0, SHOWN)
    .map(({ steps, visitor }) => `  ${`${steps.length} steps`.padEnd(9)} ${answersIn(visitor)}`);
  const more = classes.length - shown.length;
  return [
    headOf(title),
    `${capped ? 'More than ' : ''}${classes.length} ${classes.length === 1 ? 'path' : 'paths'}, each to the end:`,
    ...shown,
    ...(more > 0 ? [`  and ${more} more: --json prints them`] : []),
    ...unreachable.map((id) => `Nobody is led to ${id}.`),
  ];
}

export function simulationLines(found: Of & Simulation, habits: VisitorHabits): readonly string[] {
  const { visitors, completed, steps, length, minutes } = found;
  const worst = [...steps].sort((one, other) => other.left - one.left).slice(0, 5);
  const base =
    Object.keys(habits.leaves).length > 0
      ? `as ${habits.visitors.toLocaleString('en-US')} visitors of the last 30 days did`
      : `by assumption: ${ASSUMED.leaves * 100} % leave at each step, which takes ${ASSUMED.seconds} seconds`;
  return [
    headOf(found.title),
    `${visitors.toLocaleString('en-US')} made-up visitors, who answer and leave ${base}.`,
    `${((100 * completed) / visitors).toFixed(1)} % come to the end, after ${length.least} to ${length.most} steps (half of them after ${length.median} at most) and ${minutes.least.toFixed(1)} to ${minutes.most.toFixed(1)} minutes (${minutes.median.toFixed(1)}).`,
    'Most leave at:',
    ...worst.map(
      ({ id, asked, left }) =>
        `  ${id.padEnd(28)} ${((100 * left) / Math.max(asked, 1)).toFixed(1)} % of ${asked.toLocaleString('en-US')}`,
    ),
  ];
}

function headOf(title: string | null): string {
  return `${title ?? 'The first funnel'}:`;
}

function answersIn(visitor: PathProof['classes'][number]['visitor']): string {
  const answers = Object.entries(visitor).map(
    ([step, answer]) => `${step}: ${typeof answer === 'string' ? answer : answer.join(' + ')}`,
  );
  return answers.length > 0 ? answers.join(', ') : 'everybody else';
}
