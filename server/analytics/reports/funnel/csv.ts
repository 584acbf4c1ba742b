import type { FunnelReport, FunnelStage } from '../../../../core/api/operator/funnel.ts';
import { csvOf } from '../../../../core/presentation/csv.ts';

const COLUMNS = [
  'id',
  'number',
  'title',
  'visitors',
  'ofFirst',
  'ofPrevious',
  'lost',
  'dropOff',
  'medianSeconds',
  'backRate',
  'errors',
] as const satisfies readonly (keyof FunnelStage)[];

export function funnelCsv({ stages, previous }: FunnelReport): string {
  const head = [...COLUMNS, ...(previous ? COLUMNS.slice(3).map((column) => `${column} before`) : [])];
  const lines = stages.map((stage, index) => {
    const before = previous?.stages[index];
    return [...COLUMNS.map((column) => stage[column]), ...(before ? COLUMNS.slice(3).map((column) => before[column]) : [])];
  });
  return csvOf([head, ...lines]);
}
