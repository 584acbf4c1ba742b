import { sql } from 'kysely';

/** Whether one of the texts is a whole value anywhere in the JSON. */
export function jsonContainsText(column: string, texts: readonly string[]) {
  const value = sql.ref(column);
  return sql<boolean>`jsonb_path_exists(${value}, '$.** ? (@ == $texts[*])', jsonb_build_object('texts', to_jsonb(${sql.val(texts)}::text[])))`;
}
