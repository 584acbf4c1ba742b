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
  const { reached, onMilestone } = await import('./milestones.ts');
  for (const milestone of before) reached(milestone);
  const told: Milestone[] = [];
  onMilestone((milestone) => told.push(milestone));
  return { reached, told };
}

test('what happens before the tags are there waits for them', async () => {
  const { reached, told } = await listening(true, [opened]);
  reached(subscribed);
  expect(told).toEqual([opened, subscribed]);
});

test('what happened without a consent is told to nobody, not even later', async () => {
  const { told } = await listening(false, [opened]);
  consent.given = true;
  expect(told).toEqual([]);
});

test('a paid order is told of once, a checkout each time', async () => {
  const { told } = await listening(true, [opened, opened, subscribed, subscribed]);
  expect(told).toEqual([opened, opened, subscribed]);
});
