import type { RowCounts } from '../../server/platform/backup/load-rows.ts';

export function describeCounts(counts: RowCounts): string {
  const rows = Object.entries(counts).map(([table, count]) => `${String(count).padStart(9)}  ${table.replace(/^public\./, '')}`);
  return rows.join('\n');
}
