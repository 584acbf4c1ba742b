import type { z } from 'zod';
import { PeopleFileQuery, PeopleRowsQuery, RowsFileQuery, RowsQuery } from '../../../core/api/v1/queries.ts';
import { ApiAnswers, ApiOrder, ApiPayment, ApiPerson } from '../../../core/api/v1/rows.ts';
import type { ApiTable } from '../../../core/operator/api-scopes.ts';
import type { Cell } from '../../../core/presentation/csv.ts';
import type { Db } from '../../platform/db/client.ts';
import { answersCells, answersColumns, cellsOf } from './cells.ts';
import { readAnswers } from './rows/answers.ts';
import { readOrders } from './rows/orders.ts';
import type { RowsPage } from './rows/page.ts';
import { readPayments } from './rows/payments.ts';
import { readPeople } from './rows/people.ts';

type ReadPage<Row> = (db: Db, query: RowsQuery) => Promise<RowsPage<Row>>;

/** What is asked of a table, what is answered, and its file. */
export type TableSource = {
  readonly query: typeof RowsQuery | typeof PeopleRowsQuery;
  readonly fileQuery: typeof RowsFileQuery | typeof PeopleFileQuery;
  readonly row: z.ZodObject;
  /** Its rows name people, so each request is written into the audit log. */
  readonly personal: boolean;
  readonly columns: readonly string[];
  readonly readRows: ReadPage<unknown>;
  readonly readCells: ReadPage<readonly Cell[]>;
};

export const tableSources: Readonly<Record<ApiTable, TableSource>> = {
  orders: { ...ofTime(ApiOrder, readOrders), personal: false },
  payments: { ...ofTime(ApiPayment, readPayments), personal: false },
  people: { ...ofTime(ApiPerson, readPeople), query: PeopleRowsQuery, fileQuery: PeopleFileQuery, personal: true },
  answers: { ...ofTime(ApiAnswers, readAnswers, answersCells), columns: answersColumns, personal: true },
};

function ofTime<Row extends object>(
  row: z.ZodObject & z.ZodType<Row>,
  read: ReadPage<Row>,
  cells: (row: Row) => readonly Cell[] = cellsOf,
): Omit<TableSource, 'personal'> {
  return {
    query: RowsQuery,
    fileQuery: RowsFileQuery,
    row,
    columns: Object.keys(row.shape),
    readRows: read,
    readCells: async (db, query) => {
      const { data, next } = await read(db, query);
      return { data: data.map((one) => cells(inOrder(row, one))), next };
    },
  };
}

/** Rows come in the order of the statement, columns in that of the schema. */
function inOrder<Row extends object>({ shape }: z.ZodObject, row: Row): Row {
  return Object.fromEntries(Object.keys(shape).map((key) => [key, row[key as keyof Row]])) as Row;
}
