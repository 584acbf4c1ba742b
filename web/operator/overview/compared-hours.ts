import type { HourFigures, MorningReport } from '../../../core/api/operator/morning.ts';
import { startOfDayAt } from '../../../core/operator/zoned-time.ts';
import { HOUR_MS } from '../../../core/time.ts';
import { clockTime } from './clock-words.ts';

export type ComparedHour = {
  readonly time: string;
  /** Null for hours of today that have not begun, and for visitors of the present one. */
  readonly grossToday: number | null;
  readonly visitorsToday: number | null;
  readonly grossBefore: number | null;
  readonly visitorsBefore: number | null;
};

export function comparedHours({ hours: { today, weekBefore }, day }: MorningReport, zone: string): readonly ComparedHour[] {
  const midnight = startOfDayAt(day, zone);
  const whole = today.slice(0, -1);
  return Array.from({ length: Math.max(today.length, weekBefore.length) }, (_, index) => ({
    time: clockTime(midnight + index * HOUR_MS, zone),
    grossToday: sumUntil(today, index),
    grossBefore: sumUntil(weekBefore, index),
    visitorsToday: whole[index]?.visitors ?? null,
    visitorsBefore: weekBefore[index]?.visitors ?? null,
  }));
}

function sumUntil(hours: readonly HourFigures[], last: number): number | null {
  if (last >= hours.length) return null;
  return hours.slice(0, last + 1).reduce((sum, { gross }) => sum + gross, 0);
}
