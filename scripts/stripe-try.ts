import { KEY_RIGHTS } from '../adapters/payments/rights.ts';
import { tryStripe } from '../adapters/payments/try.ts';
import { brand } from '../content/brand.ts';
import { plans } from '../content/plans.ts';
import { upsell } from '../content/upsell.ts';
import { reportPlainly } from './launch/plain-errors.mjs';
import { stripeShop } from './operator/stripe-shop.ts';

await reportPlainly(async () => {
  const { secretKey, ...shop } = stripeShop();
  if (!/^[sr]k_test_/.test(secretKey)) throw new Error('The try buys and refunds: please give it a key of the test mode.');
  const steps = await tryStripe({ secretKey }, { plans, upsell, brand: brand.name, ...shop });
  for (const { name, ok, seen } of steps) console.log(`  ${ok ? 'ok     ' : 'FAILED '}${name}\n           ${seen}`);
  const failed = steps.filter(({ ok }) => !ok).length;
  const rights = Object.entries(KEY_RIGHTS).map(([resource, right]) => `${resource} (${right})`);
  if (steps.length === failed) throw new Error('\nStripe could not be asked with this key, so nothing else was tried.');
  if (failed > 0) throw new Error(`\n${failed} of ${steps.length} steps failed. A key needs these rights: ${rights.join(', ')}.`);
  console.log('\nWhat needs a person comes next: docs/recipes/go-live-with-stripe.md.');
});
