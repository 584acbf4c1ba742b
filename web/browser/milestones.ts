import type { Milestone } from '../../core/consent/milestone.ts';
import { consentTo } from './consent.ts';
import { read, write } from './storage.ts';

/** A reload must not report a paid order again. */
const KEY = 'milestones';

const waiting: Milestone[] = [];
let report: (milestone: Milestone) => void = (milestone) => waiting.push(milestone);

/** A milestone without a consent at that moment is never reported. */
export function trackMilestone(milestone: Milestone): void {
  if (!consentTo('statistics') && !consentTo('ads')) return;
  if (milestone.kind === 'subscribed' && isRepeated(milestone.id)) return;
  report(milestone);
}

export function onMilestone(told: (milestone: Milestone) => void): void {
  report = told;
  for (const milestone of waiting.splice(0)) told(milestone);
}

function isRepeated(id: string): boolean {
  const stored = read(KEY);
  const known = Array.isArray(stored) ? stored : [];
  if (known.includes(id)) return true;
  write(KEY, [...known, id]);
  return false;
}
