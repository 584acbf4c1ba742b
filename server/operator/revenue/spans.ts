import type { WholeSpan } from '../../../core/api/operator/revenue.ts';
import type { Db } from '../../platform/db/client.ts';
import { findSpan } from '../../platform/report-spans.ts';

export async function readSpan(
  db: Db,
  name: 'activations' | 'balance' | 'checkouts' | 'declines' | 'movements',
): Promise<WholeSpan | null> {
  const span = await findSpan(db, name);
  return span ? { since: span.since.getTime(), until: span.until?.getTime() ?? null } : null;
}
