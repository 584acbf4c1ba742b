import type { FunnelReport, FunnelStage } from '../../../core/api/operator/funnel.ts';

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

/** One line a stage, as RFC 4180 has it; with a period to compare, its figures stand behind. */
export function funnelCsv({ stages, previous }: FunnelReport): string {
  const head = [...COLUMNS, ...(previous ? COLUMNS.slice(3).map((column) => `${column} before`) : [])];
  const lines = stages.map((stage, index) => {
    const before = previous?.stages[index];
    return [...COLUMNS.map((column) => stage[column]), ...(before ? COLUMNS.slice(3).map((column) => before[column]) : [])];
  });
  return [head, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

/** A spreadsheet takes what begins like a formula for one. */
function cell(value: string | number | undefined): string {
  const text = typeof value === 'number' ? String(Math.round(value * 1e6) / 1e6) : (value ?? '').replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
