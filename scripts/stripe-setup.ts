import { setUpStripe } from '../adapters/payments/setup.ts';
import { brand } from '../content/brand.ts';
import { plans } from '../content/plans.ts';
import { reportPlainly } from './launch/plain-errors.mjs';
import { stripeShop } from './operator/stripe-shop.ts';

await reportPlainly(async () => {
  const { secretKey, ...shop } = stripeShop();
  const { steps, webhookSecret } = await setUpStripe({ secretKey }, { plans, brand: brand.name, ...shop });
  console.log(`${brand.name} at Stripe${secretKey.includes('_live_') ? '' : ', in test mode'}\n`);
  for (const { outcome, kind, id, note } of steps) console.log(`  ${outcome.padEnd(9)}${kind.padEnd(9)}${id}  ${note}`);
  if (shop.publicUrl.protocol !== 'https:') console.log(NO_WEBHOOK);
  if (webhookSecret)
    console.log(`\nKeep this for the server, Stripe does not show it again:\nSTRIPE_WEBHOOK_SECRET=${webhookSecret}`);
  if (steps.some(({ outcome }) => outcome === 'wrong')) throw new Error('\nSomething has to be mended by hand first: see above.');
});

const NO_WEBHOOK = `
  no webhook: Stripe reaches only https addresses, and PUBLIC_URL is none. For a try on this machine:
  stripe listen --forward-to localhost:3000/api/webhooks/stripe`;
