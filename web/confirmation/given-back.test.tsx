// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmationCopy as copy } from '../../content/pages/confirmation.ts';
import type { CheckoutStatusResponse } from '../../core/api/checkout.ts';
import { read, remove } from '../browser/storage.ts';
import { respondWith } from '../testing/network.ts';
import { render } from '../testing/render.tsx';
import Confirmation from './confirmation.tsx';

const tracked = vi.hoisted(() => [] as string[]);
vi.mock('../browser/events.ts', () => ({ track: (name: string) => tracked.push(name) }));
vi.mock('../browser/milestones.ts', () => ({ trackMilestone: ({ kind }: { kind: string }) => tracked.push(kind) }));
vi.mock('../browser/program.ts', () => ({ useProgram: () => undefined }));

beforeEach(() => {
  tracked.length = 0;
  remove('bought');
  history.replaceState(null, '', '/prediction/subscribe-success?session_id=cs_test_2');
});
afterEach(() => history.replaceState(null, '', '/'));

const kept = { planId: 'year', sessionId: 'cs_test_1' };

test.each([
  ['a duplicate', { status: 'duplicate' }, copy.duplicate, copy.unknown.signIn.label, copy.unknown.signIn.href],
  [
    'a duplicate of an order that this browser opens',
    { status: 'duplicate', kept },
    copy.duplicate,
    'Open my 1-Year plan',
    '/prediction/subscribe-success?session_id=cs_test_1',
  ],
  ['an order that was refused', { status: 'refused' }, copy.refused, copy.failed.back, '/prediction'],
] as const)(
  'the page of %s says that it is paid back, counts no purchase and opens no app',
  async (_order, answer, words, label, href) => {
    respondWith<CheckoutStatusResponse>('GET /api/checkout/cs_test_2', () => ({
      ...answer,
      email: 'ada@example.com',
      planId: 'month',
    }));
    render(<Confirmation />);
    expect(await screen.findByRole('heading', { name: words.title })).toBeTruthy();
    expect(screen.getByText(words.text)).toBeTruthy();
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
    expect(screen.queryByText(copy.paid.success)).toBeNull();
    expect(screen.queryByText(copy.paid.app.waiting)).toBeNull();
    expect(tracked).toEqual([]);
    expect(read('bought')).toBeUndefined();
  },
);
