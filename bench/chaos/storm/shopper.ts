import { setTimeout as after } from 'node:timers/promises';
import { consent } from '../../../content/pages/checkout.ts';
import { plans } from '../../../content/plans.ts';
import { CURRENCY, introPrice, type Plan } from '../../../core/plans/plan.ts';

/** `again` sends everything twice at once; `elsewhere` pays again from another browser with the same address. */
type ShopperBehaviour = 'pays' | 'pays after a decline' | 'again' | 'elsewhere' | 'is declined' | 'gives up';

/** Each behaviour has an upper bound for a draw from 0 to 1. */
const WEIGHTED_BEHAVIOURS: readonly (readonly [ShopperBehaviour, number])[] = [
  ['pays', 0.5],
  ['pays after a decline', 0.62],
  ['again', 0.75],
  ['elsewhere', 0.81],
  ['is declined', 0.91],
  ['gives up', 1],
];

export type Shopper = {
  readonly visitor: string;
  readonly email: string;
  readonly plan: Plan;
  readonly behaviour: ShopperBehaviour;
  readonly offered: boolean;
};

export function randomShopper(number: number, random: () => number): Shopper {
  const drawn = random();
  const behaviour = WEIGHTED_BEHAVIOURS.find(([, below]) => drawn < below)?.[0] ?? 'pays';
  const plan = plans[Math.floor(random() * plans.length)] ?? plans[0];
  return { visitor: visitorId(number), email: `shopper-${number}@example.com`, plan, behaviour, offered: random() < 0.7 };
}

export function dueNow({ plan, offered }: Shopper): number {
  return offered ? introPrice(plan) : plan.listPrice;
}

/** Retries each request until it succeeds, because the server is killed in between. */
export async function shop(baseUrl: string, shopper: Shopper): Promise<void> {
  if (shopper.offered) await requestUntil(() => post(baseUrl, '/api/offer', shopper.visitor, {}), 200);
  if (shopper.behaviour === 'gives up') return void (await openCheckout(baseUrl, shopper));
  if (shopper.behaviour === 'again') {
    const [one, two] = await Promise.all([openCheckout(baseUrl, shopper), openCheckout(baseUrl, shopper)]);
    if (one !== two) throw new Error(`${shopper.email} has two payment pages.`);
    await Promise.all([pay(one, GOOD), pay(two, GOOD)]);
    return;
  }
  const page = await openCheckout(baseUrl, shopper);
  if (shopper.behaviour !== 'pays' && shopper.behaviour !== 'elsewhere') await pay(page, DECLINED);
  if (shopper.behaviour !== 'is declined') await pay(page, GOOD);
  if (shopper.behaviour === 'elsewhere') await pay(await openCheckout(baseUrl, inOtherBrowser(shopper)), GOOD);
}

/** The second browser has no offer and sees the list price. */
function inOtherBrowser(shopper: Shopper): Shopper {
  return { ...shopper, visitor: shopper.visitor.replace(/^0/, '1'), offered: false };
}

async function openCheckout(baseUrl: string, shopper: Shopper): Promise<string> {
  const order = {
    planId: shopper.plan.id,
    email: shopper.email,
    answers: { gender: 'female' },
    consent: { version: consent.version, renewal: true, adult: true },
    shown: { dueNow: dueNow(shopper), dueLater: shopper.plan.listPrice, currency: CURRENCY },
  };
  const response = await requestUntil(() => post(baseUrl, '/api/checkout', shopper.visitor, order), 200);
  const { url } = (await response.json()) as { url: string };
  return new URL(new URL(url).pathname, baseUrl).href;
}

const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';

/** A paid page answers a second payment like the first. */
async function pay(page: string, number: string): Promise<void> {
  const body = new URLSearchParams({ number, expiry: '12/34', cvc: '123', name: 'Ann' });
  await requestUntil(() => fetch(`${page}/pay`, { method: 'POST', body, redirect: 'manual' }), number === GOOD ? 303 : 402);
}

export function post(baseUrl: string, path: string, visitor: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie: `visitor=${visitor}` };
  return fetch(new URL(path, baseUrl), { method: 'POST', headers, body: JSON.stringify(body) });
}

/** A killed server needs this long to restart at most. */
const TIMEOUT_MS = 120_000;
const PAUSE_MS = 100;

/** Retries while the server is down or being killed. */
export async function requestUntil(ask: () => Promise<Response>, expected: number): Promise<Response> {
  const end = Date.now() + TIMEOUT_MS;
  let last: unknown;
  while (Date.now() < end) {
    const response = await ask().catch((error: unknown) => {
      last = error;
    });
    if (response?.status === expected) return response;
    if (response) last = `${response.status}: ${await response.text().catch(() => '')}`;
    if (response && response.status < 500 && response.status !== 409) break;
    await after(PAUSE_MS);
  }
  throw new Error(`The answer was never ${expected}, last ${String(last)}`);
}

export function visitorId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
