import { z } from 'zod';
import type { Db } from '../../../server/platform/db/client.ts';
import { currentSession, expire } from '../billing/checkout.ts';
import type { Price } from '../objects/price.ts';
import { newSession } from '../objects/session.ts';
import { add, find } from '../store.ts';
import { type Calls, equalityFilter } from './calls.ts';
import { ApiError, parseParams, resourceMissing } from './errors.ts';
import { metadata as anyMetadata, currency, email, flag, wholeNumber } from './params.ts';

const metadata = anyMetadata.default({});

const FeeLine = z.strictObject({
  price_data: z.strictObject({
    currency,
    unit_amount: wholeNumber.min(0),
    product_data: z.strictObject({ name: z.string(), tax_code: z.string().optional() }),
  }),
  quantity: z.coerce.number().pipe(z.literal(1)),
});

const CreateParams = z.strictObject({
  mode: z.enum(['subscription', 'payment']),
  line_items: z.tuple([z.strictObject({ price: z.string(), quantity: wholeNumber.min(1) })]).rest(FeeLine),
  customer_email: email,
  client_reference_id: z.string().max(200).optional(),
  metadata,
  subscription_data: z.strictObject({ metadata, trial_period_days: wholeNumber.min(1).max(730).optional() }).optional(),
  payment_intent_data: z
    .strictObject({ metadata, setup_future_usage: z.enum(['on_session', 'off_session']).optional() })
    .optional(),
  customer_creation: z.literal('always').optional(),
  discounts: z
    .array(z.strictObject({ coupon: z.string() }))
    .max(1)
    .default([]),
  managed_payments: z.strictObject({ enabled: flag }).default({ enabled: false }),
  adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
  allowed_payment_method_types: z.array(z.string()).min(1).optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(), // accepted, with no tax
  billing_address_collection: z.enum(['auto', 'required']).optional(), // accepted, and no address is asked for
  ui_mode: z.enum(['hosted_page', 'elements']).default('hosted_page'),
  success_url: z.url().optional(),
  return_url: z.url().optional(),
  cancel_url: z.url().optional(),
  expires_at: wholeNumber.optional(),
});

const HALF_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;

const filters = {
  status: z.enum(['open', 'complete', 'expired']).optional(),
  customer: z.string().optional(),
  subscription: z.string().optional(),
  payment_intent: z.string().optional(),
};

export function sessionRoutes(api: Calls, publicUrl: URL): void {
  api.retrieve('checkout/sessions', 'checkout.session', currentSession);
  api.list('checkout/sessions', 'checkout.session', filters, equalityFilter);

  api.post('/v1/checkout/sessions', ({ tx, params, now }) => createSession(tx, params, publicUrl, now));

  api.post('/v1/checkout/sessions/:id/expire', async ({ tx, id, now }) => {
    const session = await currentSession(tx, id, now);
    if (!session) throw resourceMissing('checkout.session', id);
    if (session.status === 'open') return expire(tx, session, now);
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`;
    throw new ApiError(400, message);
  });
}

async function createSession(tx: Db, form: unknown, publicUrl: URL, now: Date) {
  const params = parseParams(CreateParams, form);
  const [line, ...fees] = params.line_items;
  const [discount] = params.discounts;
  const price = await find(tx, 'price', line.price);
  if (!price) throw resourceMissing('price', line.price, 'line_items[0][price]', 400);
  if (params.managed_payments.enabled) await checkManaged(tx, params, price);
  const coupon = discount && (await find(tx, 'coupon', discount.coupon));
  if (discount && !coupon) throw resourceMissing('coupon', discount.coupon, 'discounts[0][coupon]', 400);
  checkMode(params, price);
  checkExpiry(params.expires_at, now);
  checkAddresses(params);
  const session = newSession(
    {
      price,
      quantity: line.quantity,
      coupon,
      mode: params.mode,
      trialDays: params.subscription_data?.trial_period_days,
      fee: fees.reduce((sum, { price_data }) => sum + price_data.unit_amount, 0),
      email: params.customer_email,
      clientReference: params.client_reference_id,
      metadata: params.metadata,
      subscriptionMetadata: (params.subscription_data ?? params.payment_intent_data)?.metadata ?? {},
      uiMode: params.ui_mode,
      successUrl: params.success_url,
      returnUrl: params.return_url,
      cancelUrl: params.cancel_url,
      expiresAt: params.expires_at,
      managed: params.managed_payments.enabled,
      adaptivePricing: params.adaptive_pricing?.enabled ?? true,
      paymentMethods: params.allowed_payment_method_types,
      keepsCard: params.payment_intent_data?.setup_future_usage !== undefined,
    },
    publicUrl,
    now,
  );
  await add(tx, session);
  return session;
}

function checkMode({ mode, subscription_data, payment_intent_data }: z.output<typeof CreateParams>, { recurring }: Price): void {
  const [other, extra] =
    mode === 'payment' ? ['subscription_data', subscription_data] : ['payment_intent_data', payment_intent_data];
  if (extra) throw new ApiError(400, `You can not pass \`${String(other)}\` in \`${mode}\` mode.`, { param: String(other) });
  if (mode === 'subscription' && !recurring)
    throw new ApiError(400, 'You must provide at least one recurring price in `subscription` mode when using prices.');
  if (mode === 'payment' && recurring)
    throw new ApiError(
      400,
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
    );
}

const TAKEN_OVER = ['adaptive_pricing', 'allowed_payment_method_types', 'automatic_tax'] as const;
/** Of what is supplied electronically. Stripe's own list has fewer of these, and a few others. */
const ELIGIBLE = /^txcd_10/;

async function checkManaged(tx: Db, params: z.output<typeof CreateParams>, { product: id }: Price): Promise<void> {
  const refused = TAKEN_OVER.find((name) => params[name] !== undefined);
  if (refused) throw new ApiError(400, `${refused} is not supported with Managed Payments.`, { param: refused });
  if (params.ui_mode === 'elements') throw new ApiError(400, 'ui_mode elements is not supported with Managed Payments.');
  const product = await find(tx, 'product', id);
  const [, ...fees] = params.line_items;
  for (const code of [product?.tax_code, ...fees.map(({ price_data }) => price_data.product_data.tax_code)]) {
    if (!code) throw new ApiError(400, 'A product has no tax code, which Managed Payments needs.');
    if (!ELIGIBLE.test(code)) throw new ApiError(400, `The tax code ${code} is not eligible for Managed Payments.`);
  }
}

function checkAddresses({ ui_mode, success_url, cancel_url, return_url }: z.output<typeof CreateParams>): void {
  const [needed, refused] =
    ui_mode === 'elements'
      ? ([{ return_url }, { success_url, cancel_url }] as const)
      : ([{ success_url }, { return_url }] as const);
  const isGiven = ([, value]: readonly [string, unknown]) => value !== undefined;
  const missing = Object.entries(needed).find((entry) => !isGiven(entry));
  if (missing) throw new ApiError(400, `Missing required param: ${missing[0]}.`, { param: missing[0] });
  const extra = Object.entries(refused).find(isGiven);
  if (extra) throw new ApiError(400, `You cannot set \`${extra[0]}\` when \`ui_mode\` is \`${ui_mode}\`.`, { param: extra[0] });
}

function checkExpiry(expiresAt: number | undefined, now: Date): void {
  if (expiresAt === undefined) return;
  const ahead = expiresAt - now.getTime() / 1000;
  if (ahead >= HALF_HOUR - 1 && ahead <= DAY) return;
  throw new ApiError(400, 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
    param: 'expires_at',
  });
}
