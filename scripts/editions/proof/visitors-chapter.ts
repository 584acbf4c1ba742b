import { neededVisitors } from '../../../core/analytics/lift.ts';
import { stagesOf } from '../../../core/analytics/stages.ts';
import type { Funnel } from '../../../core/funnel/funnel.ts';
import { ASSUMED, type VisitorHabits } from '../../../core/funnel/habits.ts';
import type { Simulation } from '../../../core/funnel/simulate.ts';
import type { NamedFunnel } from '../../../server/editions/changed-funnel.ts';
import { chapterIn, endOf } from './funnel-chapter.ts';
import { counted, failed, notProved, type ProofChapter, type ProofLine, percent, proved } from './proof.ts';

const DAYS = 30;
const SHOWN = 8;

export function simulationChapter(named: NamedFunnel, found: Simulation, habits: VisitorHabits): ProofChapter {
  const { funnel } = named;
  const { visitors, completed, steps, length, minutes } = found;
  const left = steps.reduce((sum, step) => sum + step.left, 0);
  const title = (id: string) => funnel.steps.find((step) => step.id === id)?.title ?? id;
  const worst = [...steps].sort((one, other) => other.left - one.left).slice(0, SHOWN);
  let remaining = visitors;
  return {
    ...chapterIn(named, 'visitors', 'A million simulated visitors'),
    lead: 'They answer by chance, in the proportions in which visitors answered, and leave where visitors left. What was never counted is assumed, and said to be.',
    lines: [
      completed + left === visitors
        ? proved(
            'Each of them left or arrived',
            `${counted(completed, 'visitor')} came to ${endOf(funnel)}, and ${counted(left, 'visitor')} left on the way.`,
          )
        : failed('Each of them left or arrived', `${counted(visitors - completed - left, 'visitor')} did neither.`),
      rateLine(`${percent(completed / visitors)} come to ${endOf(funnel)}`, habits, funnel),
      rateLine(`They see ${spread(length, 0)} steps, in ${spread(minutes, 1)} minutes`, habits, funnel),
    ],
    curve: steps.map(({ id, left: gone }) => {
      const share = remaining / visitors;
      remaining -= gone;
      return { step: title(id), share };
    }),
    tables: [
      {
        caption: 'Where most leave',
        head: ['Step', 'Were asked', 'Left there', 'Share'],
        rows: worst.map(({ id, asked, left }) => [
          title(id),
          asked.toLocaleString('en-US'),
          left.toLocaleString('en-US'),
          percent(left / Math.max(asked, 1)),
        ]),
      },
    ],
  };
}

function spread({ least, median, most }: Simulation['length'], digits: number): string {
  const text = (value: number) => value.toFixed(digits);
  return least === most ? text(least) : `${text(least)} to ${text(most)} (${text(median)} in the middle)`;
}

/** A figure is as good as what it was worked out from. */
function rateLine(what: string, { visitors, leaves }: VisitorHabits, { steps }: Funnel): ProofLine {
  const known = steps.filter(({ id }) => leaves[id] !== undefined).length;
  const assumed = `${percent(ASSUMED.leaves)} leave at each step, which takes ${ASSUMED.seconds} seconds`;
  if (known === 0) return notProved(what, `By assumption alone: ${assumed}. Too few visitors were counted yet.`);
  const counts = `counted from ${counted(visitors, 'visitor')} of the last ${DAYS} days`;
  if (known === steps.length) return proved(what, `All ${known} steps were ${counts}.`);
  return notProved(what, `${known} of ${steps.length} steps were ${counts}. Of the others: ${assumed}.`);
}

const LIFT = 0.1;
const POWER = 0.8;
/** Of visitors who buy: the rates of the table. */
const BUYERS = [0.01, 0.02, 0.04];

export function differenceChapter(named: NamedFunnel, { visitors, completed }: Simulation, habits: VisitorHabits): ProofChapter {
  const rate = completed / visitors;
  const aDay = habits.visitors / DAYS;
  const rows = [
    [`come to ${endOf(named.funnel)}, of whom ${percent(rate)} do`, rate] as const,
    ...(sells(named.funnel) ? BUYERS : []).map((bought) => [`buy, if ${percent(bought)} do`, bought] as const),
  ].map(([what, share]) => {
    const needed = neededFor(share);
    return [
      what,
      needed === undefined ? 'no number' : needed.toLocaleString('en-US'),
      needed === undefined || aDay === 0 ? 'unknown' : daysOf(needed / aDay),
    ];
  });
  return {
    ...chapterIn(named, 'difference', 'What it takes to tell 10 % apart'),
    lead: 'Two editions of which each half of the visitors sees one. A tenth more in one of them is seen in four of five cases, and one in twenty differences is chance.',
    lines: [
      aDay > 0
        ? proved('Visitors a day', `${Math.round(aDay).toLocaleString('en-US')}, counted in the last ${DAYS} days.`)
        : notProved('Visitors a day', 'Nobody was counted in the last 30 days, so that no duration can be told.'),
    ],
    tables: [
      {
        caption:
          'Normal approximation for two proportions (Fleiss, Levin and Paik, Statistical Methods for Rates and Proportions, 3rd edition, 2003, chapter 4), as the dashboard uses it',
        head: ['Visitors who', 'Are needed in both halves', 'Which takes'],
        rows,
      },
    ],
  };
}

function sells(funnel: Funnel): boolean {
  return stagesOf(funnel).some(({ id }) => id === 'paid');
}

function neededFor(rate: number): number | undefined {
  const visitors = 1_000_000;
  return neededVisitors({ visitors, buyers: Math.round(rate * visitors) }, 1, { power: POWER, lift: LIFT, share: 0.5 });
}

function daysOf(days: number): string {
  return days < 1 ? 'less than a day' : counted(Math.ceil(days), 'day');
}
