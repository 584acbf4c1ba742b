// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { confirmationCopy } from '../../content/pages/confirmation.ts';
import { faceCopy } from '../../content/pages/face.ts';
import { openAppCopy } from '../../content/pages/open-app.ts';
import { programCopy } from '../../content/pages/program.ts';
import { clearJourney, openJourney } from '../browser/journey.ts';
import { deletePhoto, savePhoto } from '../browser/photo.ts';
import { write } from '../browser/storage.ts';
import { render } from '../testing/render.tsx';
import OpenApp from './open-app.tsx';
import { PaidOrder } from './paid-order.tsx';
import type { PaidState } from './use-order.ts';

vi.mock('../browser/checkout.ts', () => ({ deliverAnswers: () => Promise.resolve(true) }));
vi.mock('./use-app-link.ts', () => ({
  useAppLink: () => ({ app: { kind: 'failed' }, retry: () => {} }),
  useLinkMail: () => ['idle', () => {}],
}));

const order: PaidState = {
  kind: 'paid',
  sessionId: 'cs_test_1',
  email: 'ada@example.com',
  planId: 'month',
  paid: { id: 'subscribed-1', value: 19_99, currency: 'USD' },
  renewal: { amount: 39_99, currency: 'USD', renewsOn: '2026-12-22T10:00:00.000Z' },
};
const { welcome, tonight, android, elsewhere, app } = confirmationCopy.paid;

// A slow machine takes longer to load this than the tests wait for it.
beforeAll(() => import('../browser/program-engine.ts'));
afterEach(clearJourney);

test('the welcome names the plan, what was paid and the next charge with its day', () => {
  render(<PaidOrder order={order} />);
  const card = within(screen.getByRole('region', { name: 'Welcome to your 1-Month Plan' }));
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['$19.99', '$39.99 on Dec 22, 2026']);
});

test('the flower holds the photo of the device, and without one the drawing', async () => {
  const { unmount } = render(<PaidOrder order={order} />);
  expect(await screen.findByRole('img', { name: faceCopy.alt.neutral })).toBeTruthy();
  unmount();
  await savePhoto(new Blob(['jpeg'], { type: 'image/jpeg' }));
  render(<PaidOrder order={order} />);
  expect(await screen.findByRole('img', { name: programCopy.picture.alt })).toBeTruthy();
  await deletePhoto();
});

test('no next charge is named where nothing will be charged again', () => {
  const { renewal: _, ...once } = order;
  render(<PaidOrder order={once} />);
  expect(screen.queryByText(welcome.next)).toBeNull();
});

test('the first ritual is the evening of the program, and missing where this device has no answers', async () => {
  const { unmount } = render(<PaidOrder order={order} />);
  expect(screen.queryByText(tonight.title)).toBeNull();
  unmount();
  write('journey', { answers: { skinType: 'dry', skincareProductsUse: ['cleanser'], skincareRoutineTime: '20-minutes' } });
  openJourney();
  render(<PaidOrder order={order} />);
  const ritual = within(await screen.findByRole('region', { name: tonight.title }));
  const [first] = ritual.getAllByRole('listitem');
  expect(first?.querySelector('svg')?.dataset.kind).toBe('cleanser');
  expect(first?.textContent).toMatch(/^Cleanser \d+ min, yoursLook for .+ or .+$/);
});

test('the 28 days begin today under what comes first, name the days on which something new begins, and are missing where this device has no answers', async () => {
  const name = 'Your 28 days, starting today';
  const { unmount } = render(<PaidOrder order={order} />);
  expect(screen.queryByRole('region', { name })).toBeNull();
  unmount();
  write('journey', { answers: { skinConcerns: ['pimples-or-acne'], skinType: 'oily' } });
  openJourney();
  render(<PaidOrder order={order} />);
  const days = await screen.findByRole('region', { name });
  expect(within(days).getByText('Oily skin, blemishes first')).toBeTruthy();
  const petals = Array.from(days.querySelectorAll('i'));
  expect(petals).toHaveLength(28);
  expect(petals[0]?.textContent).toMatch(new RegExp(`\\b${new Date().getDate()}$`));
  const starts = petals.filter((petal) => petal.dataset.look === 'starts');
  expect(starts.length).toBeGreaterThan(0);
  for (const { textContent } of starts)
    expect(days.querySelector('p:last-child')?.textContent).toContain(textContent?.match(/\d+/)?.[0]);
});

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) Mobile Safari/537.36';

test('a mailed link for the app that is opened on an Android phone says where it works, and has no button for an app', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID);
  history.replaceState(null, '', `/open#${'a'.repeat(43)}`);
  render(<OpenApp />);
  expect(await screen.findByRole('heading', { name: String(openAppCopy.android?.title) })).toBeTruthy();
  expect(screen.getByText(String(openAppCopy.android?.text))).toBeTruthy();
  expect(screen.queryByRole('link', { name: openAppCopy.action })).toBeNull();
  expect(screen.getByRole('link', { name: confirmationCopy.paid.manage.label })).toBeTruthy();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

test('a buyer on an Android phone reads that there is no app for it, gets the link by mail in place of a way to open it, and reads how to get the payment back', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID);
  render(<PaidOrder order={order} />);
  expect(screen.getByText(String(android))).toBeTruthy();
  expect(screen.getByRole('region', { name: elsewhere.title })).toBeTruthy();
  expect(screen.getByRole('button', { name: new RegExp(app.mail) })).toBeTruthy();
  expect(screen.queryByText(app.failed)).toBeNull();
  vi.restoreAllMocks();
});
