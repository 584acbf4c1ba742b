import { setTimeout as after } from 'node:timers/promises';
import { keepResultsCopy } from '../../../content/pages/keep-results.ts';
import { post, requestUntil, type Shopper, shop, visitorId } from '../storm/shopper.ts';
import type { MailReceiver } from './mail-receiver.ts';

export async function submitLead(baseUrl: string, number: number): Promise<void> {
  const marketing = number % 3 === 0 ? {} : { marketing: keepResultsCopy.marketing.version };
  const lead = { email: `lead-${number}@example.com`, ...marketing };
  await requestUntil(() => post(baseUrl, '/api/addUserToMailchimp', visitorId(number), lead), 200);
}

export async function writeMessage(baseUrl: string, number: number): Promise<void> {
  const message = { name: `Writer ${number}`, email: `writer-${number}@example.com`, message: `Question ${number}` };
  await requestUntil(() => post(baseUrl, '/api/contact-messages', visitorId(number), message), 200);
}

export async function buy(baseUrl: string, shopper: Shopper): Promise<void> {
  await requestUntil(() => post(baseUrl, '/api/addUserToMailchimp', shopper.visitor, { email: shopper.email }), 200);
  await shop(baseUrl, shopper);
}

export async function requestDeletion(baseUrl: string, shopper: Shopper): Promise<void> {
  await requestUntil(() => post(baseUrl, '/api/deleteUser', shopper.visitor, { email: shopper.email }), 200);
}

export async function confirmDeletion(baseUrl: string, { email, visitor }: Shopper, mail: MailReceiver): Promise<void> {
  const link = () => mail.taken.flatMap(({ to, text }) => (to === email ? (LINK.exec(text)?.[1] ?? []) : []))[0];
  for (let tries = 0; link() === undefined && tries < MAX_TRIES; tries++) await after(100);
  if (link() === undefined) throw new Error(`${email} never got the link that confirms a deletion.`);
  await requestUntil(() => post(baseUrl, '/api/deletions', visitor, { token: link() }), 200);
}

/** Five minutes: mails wait for each other after the outage, on a busy machine too. */
const MAX_TRIES = 3000;
const LINK = /\/delete\/confirm#([\w-]+)/;
