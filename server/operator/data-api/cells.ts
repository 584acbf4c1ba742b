import { ApiAnswers } from '../../../core/api/v1/rows.ts';
import { userData } from '../../../core/funnel/answer-export.ts';
import type { Cell } from '../../../core/presentation/csv.ts';
import { allFunnels } from '../../platform/further-funnels.ts';

/** A row of a file, in the order of its columns. */
export function cellsOf(row: object): readonly Cell[] {
  return Object.values(row).map(cellOf);
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** As they are exported, with one column for each question of the present funnels. */
const QUESTIONS: readonly string[] = [...new Set(allFunnels.flatMap((each) => Object.keys(userData(each, {}))))];
const { answers: _, consents: __, ...single } = ApiAnswers.shape;
const SINGLE = Object.keys(single) as (keyof typeof single)[];

/** `otherAnswers` has those to questions that a funnel had earlier, or has in an edition alone. */
export const answersColumns: readonly string[] = [...SINGLE, 'consents', ...QUESTIONS, 'otherAnswers'];

export function answersCells(row: ApiAnswers): readonly Cell[] {
  const given = new Map(row.answers.map(({ question, answer }) => [question, answer]));
  const others = row.answers.filter(({ question }) => !QUESTIONS.includes(question));
  return [
    ...SINGLE.map((column) => cellOf(row[column])),
    row.consents.map(({ kind, version }) => `${kind} ${version}`).join('; '),
    ...QUESTIONS.map((question) => given.get(question) ?? ''),
    others.map(({ question, answer }) => `${question}: ${answer}`).join('; '),
  ];
}
