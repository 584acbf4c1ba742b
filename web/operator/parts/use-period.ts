import { useState } from 'react';
import { dayAt, type Period, type PeriodUnit, plusDays, unitFor } from '../../../core/operator/period.ts';
import { now } from '../../browser/clock.ts';
import { useReportZone } from './report-zone.ts';

export const PERIOD_LENGTHS = [7, 28, 90, 365] as const;

export type DayPeriod = Period & { readonly zone: string; readonly unit: PeriodUnit };
export type SelectedPeriod = DayPeriod & { readonly length: number | 'own' };

export function usePeriod() {
  const zone = useReportZone();
  const today = dayAt(now(), zone);
  const [length, setLength] = useState<number | 'own'>(28);
  const [own, setOwn] = useState<Period>({ from: plusDays(today, -27), to: today });
  const period = length === 'own' ? own : { from: plusDays(today, 1 - length), to: today };
  const chosen: SelectedPeriod = { ...period, zone, unit: unitFor(period), length };
  return { chosen, today, setLength, setOwn };
}

export type PeriodChoice = ReturnType<typeof usePeriod>;

export function dayQuery({ from, to, zone, unit }: DayPeriod): string {
  return new URLSearchParams({ from, to, zone, unit }).toString();
}
