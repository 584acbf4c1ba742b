import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createProgram } from '../../../core/program/create-program.ts';
import type { ProgramInput } from '../../../core/program/program.ts';
import { programText } from '../../../core/program/program-text.ts';
import { sunPeaks } from '../../../core/program/sun-peaks.ts';
import { knowledge } from '../knowledge.ts';
import { sources } from '../sources.ts';
import { programWords } from '../words/words.ts';
import { calmAndClear } from './calm-and-clear.ts';
import { everyday } from './everyday.ts';
import { smoothAndEven } from './smooth-and-even.ts';

type PrintedLine = { readonly text: string; readonly why: readonly string[] };

const NOVEMBER_22 = 326;

const visitors = [...calmAndClear, ...smoothAndEven, ...everyday];

function page(name: string, input: ProgramInput): string {
  const program = createProgram(knowledge, input);
  const text = programText(program, knowledge.ingredients, programWords);
  const cited = [...text.seek, ...text.avoid, ...text.expect, ...text.doNotExpect, ...text.seeADoctor];
  const works = [...new Set(cited.flatMap(({ grounds }) => grounds.sources))].map((id) => sources[id as keyof typeof sources]);
  return [
    `A visitor who ${name}`,
    answered(input),
    section(text.headline, text.firstWeek),
    section('Concerns, in this order', printed(text.concerns)),
    ...(text.later ? [text.later] : []),
    ...(text.photo ? [text.photo] : []),
    section('To look for', printed(text.seek)),
    section('To leave out', printed(text.avoid)),
    section(`Morning`, printed(text.morning)),
    section('Evening', printed(text.evening)),
    printed([text.minutes]).join('\n'),
    section('On the shelf, at rest', printed(text.resting)),
    section(
      'Four weeks',
      text.weeks.map((week, index) => `Week ${index + 1}: ${week}`),
    ),
    section('The calendar keeps to this', printed(text.calendarRules)),
    section('Sun', text.sun),
    section('Habits', printed(text.habits)),
    section('What to expect', printed(text.expect)),
    section('What not to expect', printed(text.doNotExpect)),
    section('See a doctor instead about', printed(text.seeADoctor)),
    section(
      'Sources',
      works.map((work) => `${work.title}. ${work.where}${'year' in work ? `, ${work.year}` : ''}.`),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

/** By their ids, so that a question may be reworded or moved. */
function answered({ answers, measurements }: ProgramInput): string {
  const told = Object.entries(answers).map(([step, chosen]) => {
    const question = step.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return `${question.replace(/^./, (letter) => letter.toUpperCase())}: ${[chosen].flat().join(', ').replaceAll('-', ' ')}.`;
  });
  const seen = Object.entries(measurements ?? {}).map(([measure, level]) => `Photo, ${measure}: ${level}.`);
  return section('Answers', [...told, ...seen]);
}

function section(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? [title, ...lines.map((line) => `- ${line}`)].join('\n') : '';
}

function printed(lines: readonly PrintedLine[]): readonly string[] {
  return lines.map(({ text, why }) => (why.length > 0 ? `${text} (${why.join('; ')}.)` : text));
}

const fileOf = (name: string, index: number) =>
  `pages/${String(index + 1).padStart(2, '0')}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.txt`;

test.each(visitors.map((visitor, index) => ({ ...visitor, index })))(
  'the program of a visitor who $name reads as on its page',
  async ({ name, index, place, dayOfYear = NOVEMBER_22, ...input }) => {
    const sun = place && sunPeaks(place, dayOfYear);
    await expect(page(name, { ...input, sun })).toMatchFileSnapshot(`./${fileOf(name, index)}`);
  },
);

test('there are thirty worked examples, and no page without its visitor', () => {
  const pages = readdirSync(new URL('pages', import.meta.url)).map((file) => `pages/${file}`);
  expect(visitors).toHaveLength(30);
  expect(pages.sort()).toEqual(visitors.map(({ name }, index) => fileOf(name, index)).sort());
});
