import { type RawBuilder, sql } from 'kysely';
import { plans } from '../../../content/plans.ts';
import { familyOf } from '../../../core/plans/plan.ts';

/** Of a column that names a plan: whether it is of the family of this one. */
export function isOfFamily(column: RawBuilder<unknown>, planId: string): RawBuilder<boolean> {
  const family = familyOf(plans, planId);
  const named = plans.map(({ id }) => id).filter((id) => familyOf(plans, id) !== '');
  const own = named.filter((id) => familyOf(plans, id) === family);
  return family === '' ? sql<boolean>`not (${column} = any(${named}::text[]))` : sql<boolean>`${column} = any(${own}::text[])`;
}
