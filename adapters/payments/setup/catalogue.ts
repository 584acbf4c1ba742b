import type Stripe from 'stripe';
import { dueOf, introductoryTerms, isReduced } from '../../../core/checkout/terms.ts';
import { type Plan, pricedPlans } from '../../../core/plans/plan.ts';
import { couponKey, priceKey, productKey, recurrenceOf, TAX_CODE } from '../../../core/plans/provider-keys.ts';
import { money } from '../../../core/presentation/money.ts';
import { idOf } from '../stripe/responses.ts';
import { findExisting, hasFields, type SetupStep } from './report.ts';

export async function setUpPlan(stripe: Stripe, plan: Plan, brand: string): Promise<SetupStep[]> {
  const steps = [await setUpProduct(stripe, plan, `${brand} ${plan.title}`)];
  const sold = pricedPlans(plan);
  const older = await olderPrices(stripe, productKey(plan), new Set(sold.map((each) => priceKey(each, introductoryTerms(each)))));
  for (const each of sold) {
    steps.push(await setUpPrice(stripe, each));
    if (isReduced(introductoryTerms(each))) steps.push(await setUpCoupon(stripe, each));
  }
  return [...steps, ...older];
}

async function setUpProduct(stripe: Stripe, plan: Plan, name: string): Promise<SetupStep> {
  const id = productKey(plan);
  const step = { kind: 'product', id, note: name } as const;
  const found = await findExisting(stripe.products.retrieve(id));
  if (!found) {
    await stripe.products.create({ id, name, tax_code: TAX_CODE, metadata: { plan: plan.id } });
    return { outcome: 'made', ...step };
  }
  const tax_code = idOf(found.tax_code) ?? TAX_CODE; // another one is the operator's choice
  const taxed = found.tax_code !== null;
  if (taxed && hasFields({ active: true, name }, found)) return { outcome: 'found', ...step };
  await stripe.products.update(id, { active: true, name, tax_code });
  return { outcome: 'changed', ...step };
}

/** Stripe's prices are immutable: another amount is another price, and existing subscriptions keep the old one. */
async function setUpPrice(stripe: Stripe, plan: Plan): Promise<SetupStep> {
  const terms = introductoryTerms(plan);
  const { dueLater: unit_amount, currency } = dueOf(terms);
  const key = priceKey(plan, terms);
  const product = productKey(plan);
  const wanted = { currency: currency.toLowerCase(), unit_amount, ...(!plan.once && { recurring: recurrenceOf(plan.period) }) };
  const [found] = (await stripe.prices.list({ lookup_keys: [key], limit: 1 })).data;
  if (!found) {
    const made = await stripe.prices.create({
      ...wanted,
      tax_behavior: 'exclusive',
      product,
      lookup_key: key,
      metadata: { plan: plan.id },
    });
    return { outcome: 'made', kind: 'price', id: made.id, note: key };
  }
  const step = { kind: 'price', id: found.id } as const;
  if (!hasFields(wanted, found)) {
    const note = `has the lookup key ${key} and another amount: take the key from it and run this again`;
    return { outcome: 'wrong', ...step, note };
  }
  if (found.tax_behavior === 'inclusive') {
    const note = `includes the tax, which comes on top in this shop: take the lookup key ${key} from it and run this again`;
    return { outcome: 'wrong', ...step, note };
  }
  if (found.tax_behavior !== 'exclusive') {
    await stripe.prices.update(found.id, { active: true, tax_behavior: 'exclusive' });
    return { outcome: 'changed', ...step, note: `${key}: tax comes on top` };
  }
  if (found.active) return { outcome: 'found', ...step, note: key };
  await stripe.prices.update(found.id, { active: true });
  return { outcome: 'changed', ...step, note: `${key} is sold again` };
}

async function olderPrices(stripe: Stripe, product: string, sold: ReadonlySet<string | null>): Promise<SetupStep[]> {
  const prices = await findExisting(stripe.prices.list({ product, active: true, limit: 100 }));
  const older = (prices?.data ?? []).filter((price) => !sold.has(price.lookup_key));
  return older.map(({ id, unit_amount, currency }) => {
    const note = `${money(unit_amount ?? 0, currency.toUpperCase())} stays for those who bought it`;
    return { outcome: 'left', kind: 'price', id, note };
  });
}

async function setUpCoupon(stripe: Stripe, plan: Plan): Promise<SetupStep> {
  const terms = introductoryTerms(plan);
  const { dueNow, dueLater, currency } = dueOf(terms);
  const amount_off = dueLater - dueNow;
  const id = couponKey(plan, terms);
  const wanted = { amount_off, currency: currency.toLowerCase(), duration: 'once' } as const;
  const step = { kind: 'coupon', id, note: `${money(amount_off, currency)} off the first payment` } as const;
  const found = await findExisting(stripe.coupons.retrieve(id));
  if (!found) {
    await stripe.coupons.create({ id, ...wanted, name: 'Introductory offer', metadata: { plan: plan.id } });
    return { outcome: 'made', ...step };
  }
  if (hasFields({ ...wanted, valid: true }, found)) return { outcome: 'found', ...step };
  return { ...step, outcome: 'wrong', note: 'takes something else off, or is used up: delete it and run this again' };
}
