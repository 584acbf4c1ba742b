import type { z } from 'zod';
import { PeopleFileQuery, PeopleRowsQuery, RowsFileQuery, RowsQuery } from '../../../core/api/v1/queries.ts';
import { ApiAnswers, ApiOrder, ApiPayment, ApiPerson } from '../../../core/api/v1/rows.ts';
import type { ApiTable } from '../../../core/operator/api-scopes.ts';
import type { Cell } from '../../../core/presentation/csv.ts';
import type { Db } from '../../platform/db/client.ts';
import { answersLayout, type FileLayout, layoutOf } from './cells.ts';
import { readAnswers } from './rows/answers.ts';
import { readOrders } from './rows/orders.ts';
import type { RowsPage } from './rows/page.ts';
import { readPayments } from './rows/payments.ts';
import { readPeople } from './rows/people.ts';

type ReadPage<Row> = (db: Db, query: RowsQuery) => Promise<RowsPage<Row>>;

type TableFile = { readonly columns: readonly string[]; readonly readCells: ReadPage<readonly Cell[]> };

/** What is asked of a table, what is answered, and its file. */
export type TableSource = {
  readonly query: typeof RowsQuery | typeof PeopleRowsQuery;
  readonly fileQuery: typeof RowsFileQuery | typeof PeopleFileQuery;
  readonly row: z.ZodObject;
  /** Its rows name people, so each request is written into the audit log. */
  readonly personal: boolean;
  readonly readRows: ReadPage<unknown>;
  /** The same columns for all its pages. */
  readonly openFile: (db: Db) => Promise<TableFile>;
};

export const tableSources: Readonly<Record<ApiTable, TableSource>> = {
  orders: { ...ofTime(ApiOrder, readOrders), personal: false },
  payments: { ...ofTime(ApiPayment, readPayments), personal: false },
  people: { ...ofTime(ApiPerson, readPeople), query: PeopleRowsQuery, fileQuery: PeopleFileQuery, personal: true },
  answers: { ...ofTime(ApiAnswers, readAnswers, answersLayout), personal: true },
};

function ofTime<Row extends object>(
  row: z.ZodObject & z.ZodType<Row>,
  read: ReadPage<Row>,
  layout: (db: Db) => Promise<FileLayout<Row>> = async () => layoutOf(row),
): Omit<TableSource, 'personal'> {
  return {
    query: RowsQuery,
    fileQuery: RowsFileQuery,
    row,
    readRows: read,
    openFile: async (db) => {
      const { columns, cells } = await layout(db);
      return {
        columns,
        readCells: async (from, query) => {
          const { data, next } = await read(from, query);
          return { data: data.map(cells), next };
        },
      };
    },
  };
}
