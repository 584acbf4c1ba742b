import { beforeEach, expect, test, vi } from 'vitest';
import type { Milestone } from '../../core/consent/milestone.ts';
import { remove } from './storage.ts';

const opened: Milestone = { kind: 'checkout-opened', id: 'a', value: 20_00, currency: 'USD' };
const subscribed: Milestone = { kind: 'subscribed', id: 'b', value: 19_99, currency: 'USD' };
const consent = vi.hoisted(() => ({ given: false }));
vi.mock('./consent.ts', () => ({ consentTo: () => consent.given }));

beforeEach(() => {
  vi.resetModules();
  remove('milestones');
});

async function listening(given: boolean, before: readonly Milestone[]) {
  consent.given = given;
  const { trackMilestone, onMilestone } = await import('./milestones.ts');
  for (const milestone of before) trackMilestone(milestone);
  const reported: Milestone[] = [];
  onMilestone((milestone) => reported.push(milestone));
  return { trackMilestone, reported };
}

test('milestones before the tags have loaded wait for them', async () => {
  const { trackMilestone, reported } = await listening(true, [opened]);
  trackMilestone(subscribed);
  expect(reported).toEqual([opened, subscribed]);
});

test('milestones without a consent are never reported', async () => {
  const { reported } = await listening(false, [opened]);
  consent.given = true;
  expect(reported).toEqual([]);
});

test('a paid order is reported once, a checkout each time', async () => {
  const { reported } = await listening(true, [opened, opened, subscribed, subscribed]);
  expect(reported).toEqual([opened, opened, subscribed]);
});
