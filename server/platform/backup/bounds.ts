import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';

/** Which rows a partition has. */
type PartitionBounds =
  | { readonly kind: 'default' }
  | { readonly kind: 'list'; readonly values: readonly string[] }
  | { readonly kind: 'range'; readonly from: string; readonly to: string };

const VALUE = /'([\w .:+-]{1,100})'/;
const LIST = new RegExp(`^FOR VALUES IN \\((${VALUE.source}(?:, ${VALUE.source})*)\\)$`);
const RANGE = new RegExp(`^FOR VALUES FROM \\(${VALUE.source}\\) TO \\(${VALUE.source}\\)$`);

/** From the words of `pg_get_expr`. No value of ours has a quote in it. */
export const Bounds = z
  .string()
  .max(10_000)
  .transform((text, context): PartitionBounds => {
    if (text === 'DEFAULT') return { kind: 'default' };
    const [, values] = LIST.exec(text) ?? [];
    if (values !== undefined) return { kind: 'list', values: values.slice(1, -1).split("', '") };
    const [, from, to] = RANGE.exec(text) ?? [];
    if (from !== undefined && to !== undefined) return { kind: 'range', from, to };
    context.addIssue({ code: 'custom', message: 'no bounds of a partition' });
    return z.NEVER;
  });

export function boundsSql(bounds: PartitionBounds): RawBuilder<unknown> {
  switch (bounds.kind) {
    case 'default':
      return sql`default`;
    case 'list':
      return sql`for values in (${sql.join(bounds.values.map((value) => sql.lit(value)))})`;
    case 'range':
      return sql`for values from (${sql.lit(bounds.from)}) to (${sql.lit(bounds.to)})`;
  }
}
