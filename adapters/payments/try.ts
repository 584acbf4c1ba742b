import { randomUUID } from 'node:crypto';
import { introductoryTerms } from '../../core/checkout/terms.ts';
import type { OneTimePlan, Plan } from '../../core/plans/plan.ts';
import type { PaymentsPort } from './port.ts';
import { type BusinessProfile, setUpStripe } from './setup.ts';
import { type StripeSettings, stripePayments } from './stripe.ts';
import { tryOffer, tryRefusedOffers } from './try/offer.ts';
import { tryPurchase } from './try/purchase.ts';
import { attempt, good, recordSteps, type TryStep } from './try/steps.ts';
import { tryEnd, trySubscription } from './try/subscription.ts';
import { type BuyPlan, buyWithTestCards } from './try/test-cards.ts';

type TriedShop = BusinessProfile & {
  /** The plan that the offer after an order sells. */
  readonly upsell?: OneTimePlan | undefined;
};
type Settings = Pick<StripeSettings, 'secretKey' | 'endpoint'>;

const SUCCESS = '/prediction/subscribe-success?session_id={CHECKOUT_SESSION_ID}';

/** The first half hour with a test key. A step that fails is told, and the others still run, unless Stripe does not know the key. */
export async function tryStripe(
  settings: Settings,
  shop: TriedShop,
  buy: BuyPlan = buyWithTestCards(settings),
): Promise<readonly TryStep[]> {
  const payments = stripePayments({
    ...settings,
    webhookSecret: 'whsec_unused',
    automaticTax: shop.automaticTax ?? false,
    seller: shop.seller ?? 'shop',
  });
  const offer = offerOf(shop);
  const { steps, step } = recordSteps();

  await step('Stripe knows the key', () => askWithKey(payments));
  if (steps.some(({ ok }) => !ok)) return steps;
  await step('The set-up finds everything when it runs again', () => setUpTwice(settings, shop));
  for (const each of shop.plans)
    await step(`The page for ${each.id} costs what the shop says`, () =>
      openPage(payments, each, shop.publicUrl, offer !== undefined),
    );
  const [plan, other] = shop.plans.filter(({ once }) => !once);
  if (plan) {
    const bought = await attempt(() => buy(plan));
    await trySubscription(step, payments, { plan, other, publicUrl: shop.publicUrl, settings }, bought);
    if (offer) {
      await tryOffer(step, payments, offer, plan, bought);
      await tryRefusedOffers(step, payments, offer, plan, buy);
    }
    await tryEnd(step, payments, plan, bought);
  }
  for (const once of shop.plans) {
    if (!once.once) continue;
    const bought = await attempt(() => buy(once));
    if (offer) await tryOffer(step, payments, offer, once, bought);
    await tryPurchase(step, payments, once, bought);
  }
  return steps;
}

async function setUpTwice(settings: Settings, shop: BusinessProfile): Promise<string> {
  const { webhookSecret } = await setUpStripe(settings, shop);
  const keep = webhookSecret ? `; keep STRIPE_WEBHOOK_SECRET=${webhookSecret}, Stripe does not show it again` : '';
  const { steps } = await setUpStripe(settings, shop);
  const changed = steps.filter(({ outcome }) => outcome !== 'found' && outcome !== 'left');
  const differences = changed.map(({ outcome, kind, note }) => `${outcome} ${kind}: ${note}`).join('; ');
  if (changed.length > 0) throw new Error(`${differences}${keep}`);
  return `${steps.length} things found${keep}`;
}

async function askWithKey(payments: PaymentsPort): Promise<string> {
  const answer = await payments.readSubscription('sub_none');
  if (answer.ok || answer.reason === 'not_found') return 'it was accepted';
  if (answer.reason === 'unreachable' || answer.detail.startsWith('StripeAuthenticationError')) throw new Error(answer.detail);
  return `it was accepted, and lacks a right: ${answer.detail}`;
}

async function openPage(payments: PaymentsPort, plan: Plan, publicUrl: URL, keepsCard: boolean): Promise<string> {
  const session = good(
    await payments.createSession({
      attemptId: randomUUID(),
      plan,
      terms: introductoryTerms(plan),
      email: 'try@example.com',
      keepsCard,
      successUrl: new URL(SUCCESS, publicUrl).href,
      cancelUrl: new URL('/prediction?canceled=true', publicUrl).href,
      expiresAt: new Date(Date.now() + 60 * 60 * 1000),
    }),
  );
  return `${session.id}, ${good(await payments.expireSession(session.id)).state} again`;
}

/** Taxes, and Stripe as the seller, exist on its own payment page alone. */
function offerOf({ upsell, automaticTax, seller, publicUrl }: TriedShop) {
  if (!upsell || automaticTax || seller === 'provider') return undefined;
  return { upsell, returnUrl: new URL(SUCCESS, publicUrl).href };
}
