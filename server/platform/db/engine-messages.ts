import type { Results } from '@electric-sql/pglite';

export type EngineRequest =
  | { readonly kind: 'open'; readonly folder: string }
  | { readonly kind: 'query'; readonly inTransaction: boolean; readonly text: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'begin' | 'commit' | 'rollback' | 'close' };

export type QueryResult<Row = unknown> = Pick<Results<Row>, 'rows' | 'affectedRows' | 'fields'>;

/** A copied error would lose its code, so its fields travel as an object. */
export type EngineError = { readonly message: string; readonly fields: Readonly<Record<string, unknown>> };

/** `id` is the request's. */
export type EngineReply = { readonly id: number } & (
  | { readonly ok: true; readonly result: QueryResult | undefined }
  | { readonly ok: false; readonly error: EngineError }
);
