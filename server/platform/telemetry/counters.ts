import { metrics } from '@opentelemetry/api';
import { METER } from './meter.ts';
import { type Milestone, milestones } from './milestones.ts';

export function countMilestones(): void {
  const meter = metrics.getMeter(METER);
  const counters = {
    leads: meter.createCounter('leads'),
    checkouts: meter.createCounter('checkouts'),
    payments: meter.createCounter('payments'),
  };
  milestones.subscribe((message) => {
    const { counter, ...labels } = message as Milestone;
    counters[counter].add(1, labels);
  });
}
