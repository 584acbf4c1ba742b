import type { z } from 'zod';
import { ApiAnswers } from '../../../core/api/v1/rows.ts';
import { userData } from '../../../core/funnel/answer-export.ts';
import type { Cell } from '../../../core/presentation/csv.ts';
import { addedQuestions } from '../../editions/added-questions.ts';
import type { Db } from '../../platform/db/client.ts';
import { allFunnels } from '../../platform/further-funnels.ts';

export type FileLayout<Row> = { readonly columns: readonly string[]; readonly cells: (row: Row) => readonly Cell[] };

/** One column for each field of the schema; rows come in the order of the statement. */
export function layoutOf<Row extends object>({ shape }: z.ZodObject): FileLayout<Row> {
  const columns = Object.keys(shape);
  return { columns, cells: (row) => columns.map((key) => cellOf(row[key as keyof Row])) };
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** As they are exported. */
const QUESTIONS: readonly string[] = [...new Set(allFunnels.flatMap((each) => Object.keys(userData(each, {}))))];
const { answers: _, consents: __, ...single } = ApiAnswers.shape;
const SINGLE = Object.keys(single) as (keyof typeof single)[];

/** One column for each question of the present funnels, then of published editions; `otherAnswers` has those to questions that a funnel had earlier. */
export async function answersLayout(db: Db): Promise<FileLayout<ApiAnswers>> {
  const questions = [...new Set([...QUESTIONS, ...(await addedQuestions(db))])];
  const known = new Set(questions);
  return {
    columns: [...SINGLE, 'consents', ...questions, 'otherAnswers'],
    cells(row) {
      const given = new Map(row.answers.map(({ question, answer }) => [question, answer]));
      const others = row.answers.filter(({ question }) => !known.has(question));
      return [
        ...SINGLE.map((column) => cellOf(row[column])),
        row.consents.map(({ kind, version }) => `${kind} ${version}`).join('; '),
        ...questions.map((question) => given.get(question) ?? ''),
        others.map(({ question, answer }) => `${question}: ${answer}`).join('; '),
      ];
    },
  };
}
