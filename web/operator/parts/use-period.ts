import { useState } from 'react';
import { dayAt, type Period, type PeriodUnit, plusDays, unitFor } from '../../../core/operator/period.ts';
import { now } from '../../browser/clock.ts';
import { queryParameter } from '../../browser/navigation.ts';
import { useReportZone } from './report-zone.ts';

/** In days. */
export const PERIOD_LENGTHS = [7, 28, 90, 365] as const;
export const SINGLE_DAYS = ['today', 'yesterday'] as const;

type PeriodLength = (typeof SINGLE_DAYS)[number] | number | 'own';

export type DayPeriod = Period & { readonly zone: string; readonly unit: PeriodUnit };
export type SelectedPeriod = DayPeriod & { readonly length: PeriodLength };

export function usePeriod() {
  const zone = useReportZone();
  const today = dayAt(now(), zone);
  const [length, setLength] = useState<PeriodLength>(() => (queryParameter('period') === 'yesterday' ? 'yesterday' : 28));
  const [own, setOwn] = useState<Period>({ from: plusDays(today, -27), to: today });
  const period = length === 'own' ? own : periodUntil(today, length);
  const chosen: SelectedPeriod = { ...period, zone, unit: unitFor(period), length };
  return { chosen, today, setLength, setOwn };
}

function periodUntil(today: string, length: Exclude<PeriodLength, 'own'>): Period {
  if (length === 'today') return { from: today, to: today };
  const yesterday = plusDays(today, -1);
  if (length === 'yesterday') return { from: yesterday, to: yesterday };
  return { from: plusDays(today, 1 - length), to: today };
}

export type PeriodChoice = ReturnType<typeof usePeriod>;

export function dayQuery({ from, to, zone, unit }: DayPeriod): string {
  return new URLSearchParams({ from, to, zone, unit }).toString();
}
