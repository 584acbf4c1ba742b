import { sql } from 'kysely';

/** The JSON of a column says one of these texts somewhere, as a whole value. */
export function says(column: string, texts: readonly string[]) {
  const value = sql.ref(column);
  return sql<boolean>`jsonb_path_exists(${value}, '$.** ? (@ == $texts[*])', jsonb_build_object('texts', to_jsonb(${sql.val(texts)}::text[])))`;
}
