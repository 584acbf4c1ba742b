import { randomUUID } from 'node:crypto';
import { consent } from '../../../content/pages/checkout.ts';
import { plans } from '../../../content/plans.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import type { RunningServer } from '../../../server/testing.ts';

const [PLAN] = plans;

type Payment = { readonly visitor: string; readonly sessionId: string };

export class AcknowledgedWrites {
  readonly leads: string[] = [];
  readonly messages: string[] = [];
  readonly submissions: string[] = [];
  readonly checkouts: { readonly visitor: string; readonly url: string }[] = [];
  readonly payments: Payment[] = [];

  get counts() {
    const { leads, messages, submissions, checkouts, payments } = this;
    return {
      leads: leads.length,
      messages: messages.length,
      submissions: submissions.length,
      checkouts: checkouts.length,
      payments: payments.length,
    };
  }
}

export async function submitTexts(server: RunningServer, acknowledged: AcknowledgedWrites): Promise<void> {
  const id = randomUUID();
  const email = `${id}@example.com`;
  expectStatus(200, await server.post('/api/addUserToMailchimp', { email }));
  acknowledged.leads.push(email);
  expectStatus(200, await server.post('/api/contact-messages', { name: 'Ann', email, message: id }));
  acknowledged.messages.push(id);
  const answers = [{ question: 'city', answer: id }];
  expectStatus(200, await server.post('/api/receiveWebQuizData', answers));
  acknowledged.submissions.push(id);
  expectStatus(200, await server.post('/api/receiveWebQuizData', answers));
}

export async function buy(server: RunningServer, acknowledged: AcknowledgedWrites): Promise<void> {
  const visitor = randomUUID();
  const order = {
    planId: PLAN.id,
    email: `${visitor}@example.com`,
    answers: {},
    consent: { version: consent.version, renewal: true, adult: true },
    shown: { dueNow: PLAN.listPrice, dueLater: PLAN.listPrice, currency: CURRENCY },
  };
  const checkout = await server.post('/api/checkout', order, cookieOf(visitor));
  expectStatus(200, checkout);
  const { url } = (await checkout.json()) as { url: string };
  acknowledged.checkouts.push({ visitor, url });
  const { pathname } = new URL(url);
  const card = new URLSearchParams({ number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', name: 'Ann' });
  expectStatus(303, await server.fetch(`${pathname}/pay`, { method: 'POST', body: card }));
  acknowledged.payments.push({ visitor, sessionId: pathname.split('/').at(-1) ?? '' });
}

export async function isPaid(server: RunningServer, { visitor, sessionId }: Payment): Promise<boolean> {
  const response = await server.fetch(`/api/checkout/${sessionId}`, { headers: cookieOf(visitor) });
  return ((await response.json()) as { status: unknown }).status === 'paid';
}

function cookieOf(visitor: string): { cookie: string } {
  return { cookie: `visitor=${visitor}` };
}

function expectStatus(status: number, response: Response): void {
  if (response.status !== status) throw new Error(`${response.url} answered ${response.status} instead of ${status}.`);
}
