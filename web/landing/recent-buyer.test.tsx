// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { landingTimings } from '../../content/pages/landing-timings.ts';
import { recentBuyers } from '../../content/trust.ts';
import type { ClaimsResponse } from '../../core/api/claims.ts';
import { stubIntersection } from '../testing/intersection.ts';
import { respondWith } from '../testing/network.ts';
import { render } from '../testing/render.tsx';
import { RecentBuyer } from './recent-buyer.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the recent buyers pass one at a time, once, and the last one stays', () => {
  const { setVisible } = stubIntersection();
  const { container } = render(<RecentBuyer />);
  const seen = [container.textContent];
  act(() => setVisible(() => true));
  for (const _ of [...recentBuyers, ...recentBuyers]) {
    act(() => vi.advanceTimersByTime(landingTimings.recentBuyerMs));
    seen.push(container.textContent);
  }
  const [last = ''] = recentBuyers.slice(-1).map(({ text }) => text);
  expect(seen.slice(0, recentBuyers.length).map((shown, index) => shown?.includes(recentBuyers[index]?.text ?? '?'))).toEqual(
    recentBuyers.map(() => true),
  );
  expect(seen.slice(recentBuyers.length).every((shown) => shown?.includes(last))).toBe(true);
});

test('every change by itself on the landing page ends within five seconds, so that no visitor has to pause it', () => {
  expect(landingTimings.recentBuyerMs * (recentBuyers.length - 1)).toBeLessThan(5000);
});

test('a true count takes the place of the examples, and is not drawn before it is counted', async () => {
  vi.useRealTimers();
  stubIntersection();
  respondWith<ClaimsResponse>('GET /api/claims', () => ({ counts: { buyersLastDay: 31 } }));
  const basis = { kind: 'live', count: 'buyersLastDay', floor: 20 } as const;
  const { container } = render(<RecentBuyer buyers={[{ text: '{count} people started a plan today', basis }]} />);
  expect(container.querySelector('p')?.hidden).toBe(true);
  await screen.findByText('31 people started a plan today');
  expect(container.querySelector('p')?.hidden).toBe(false);
});
