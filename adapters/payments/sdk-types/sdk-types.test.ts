import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../../server/platform/db/client.ts';
import { testDatabase } from '../../../server/platform/db/testing.ts';
import { KEY_RIGHTS } from '../rights.ts';
import { type TypedValue, typeProblems } from './compiler.ts';
import { type RecordedRequest, type Recording, recordTraffic } from './testing.ts';

/** The parameters of each kind of request, by the names of the SDK. */
const PARAMS: Readonly<Record<string, string>> = {
  'POST /v1/checkout/sessions': 'Checkout.SessionCreateParams',
  'POST /v1/checkout/sessions/*/expire': 'Checkout.SessionExpireParams',
  'GET /v1/checkout/sessions': 'Checkout.SessionListParams',
  'GET /v1/checkout/sessions/*': 'Checkout.SessionRetrieveParams',
  'GET /v1/prices': 'PriceListParams',
  'POST /v1/prices': 'PriceCreateParams',
  'POST /v1/prices/*': 'PriceUpdateParams',
  'GET /v1/products/*': 'ProductRetrieveParams',
  'POST /v1/products': 'ProductCreateParams',
  'POST /v1/products/*': 'ProductUpdateParams',
  'GET /v1/coupons/*': 'CouponRetrieveParams',
  'POST /v1/coupons': 'CouponCreateParams',
  'GET /v1/subscriptions': 'SubscriptionListParams',
  'GET /v1/subscriptions/*': 'SubscriptionRetrieveParams',
  'POST /v1/subscriptions/*': 'SubscriptionUpdateParams',
  'DELETE /v1/subscriptions/*': 'SubscriptionCancelParams',
  'GET /v1/subscription_schedules/*': 'SubscriptionScheduleRetrieveParams',
  'POST /v1/subscription_schedules': 'SubscriptionScheduleCreateParams',
  'POST /v1/subscription_schedules/*': 'SubscriptionScheduleUpdateParams',
  'POST /v1/subscription_schedules/*/release': 'SubscriptionScheduleReleaseParams',
  'GET /v1/invoices': 'InvoiceListParams',
  'GET /v1/invoices/*': 'InvoiceRetrieveParams',
  'GET /v1/invoice_payments': 'InvoicePaymentListParams',
  'GET /v1/payment_intents': 'PaymentIntentListParams',
  'POST /v1/payment_intents': 'PaymentIntentCreateParams',
  'POST /v1/payment_intents/*/cancel': 'PaymentIntentCancelParams',
  'GET /v1/payment_intents/*': 'PaymentIntentRetrieveParams',
  'POST /v1/payment_intents/*': 'PaymentIntentUpdateParams',
  'GET /v1/charges': 'ChargeListParams',
  'GET /v1/charges/*': 'ChargeRetrieveParams',
  'GET /v1/disputes': 'DisputeListParams',
  'GET /v1/events': 'EventListParams',
  'GET /v1/refunds': 'RefundListParams',
  'POST /v1/refunds': 'RefundCreateParams',
  'GET /v1/radar/early_fraud_warnings/*': 'Radar.EarlyFraudWarningRetrieveParams',
  'GET /v1/customers/*': 'CustomerRetrieveParams',
  'POST /v1/customers/*': 'CustomerUpdateParams',
  'POST /v1/billing_portal/sessions': 'BillingPortal.SessionCreateParams',
  'GET /v1/billing_portal/configurations': 'BillingPortal.ConfigurationListParams',
  'POST /v1/billing_portal/configurations': 'BillingPortal.ConfigurationCreateParams',
  'POST /v1/billing_portal/configurations/*': 'BillingPortal.ConfigurationUpdateParams',
  'GET /v1/webhook_endpoints': 'WebhookEndpointListParams',
  'POST /v1/webhook_endpoints': 'WebhookEndpointCreateParams',
  'POST /v1/webhook_endpoints/*': 'WebhookEndpointUpdateParams',
};

/** By the `object` of an answer or of an event. */
const OBJECTS: Readonly<Record<string, string>> = {
  'billing_portal.configuration': 'BillingPortal.Configuration',
  'billing_portal.session': 'BillingPortal.Session',
  charge: 'Charge',
  'checkout.session': 'Checkout.Session',
  coupon: 'Coupon',
  customer: 'Customer',
  discount: 'Discount',
  dispute: 'Dispute',
  invoice: 'Invoice',
  invoice_payment: 'InvoicePayment',
  payment_intent: 'PaymentIntent',
  price: 'Price',
  product: 'Product',
  'radar.early_fraud_warning': 'Radar.EarlyFraudWarning',
  refund: 'Refund',
  subscription: 'Subscription',
  subscription_schedule: 'SubscriptionSchedule',
  webhook_endpoint: 'WebhookEndpoint',
};

const WRONG: readonly (TypedValue & { readonly problem: RegExp })[] = [
  wrong(
    'a misspelt parameter',
    'Checkout.SessionCreateParams',
    { mode: 'subscription', sucess_url: '' },
    /sucess_url.* does not exist/,
  ),
  wrong('a removed parameter', 'Checkout.SessionCreateParams', { payment_method_types: ['card'] }, /does not exist/),
  wrong('an unknown choice', 'Checkout.SessionCreateParams', { mode: 'subscribe' }, /"subscribe"' is not assignable/),
  wrong('a misspelt parameter deep inside', 'Checkout.SessionCreateParams', { subscription_data: { metdata: {} } }, /metdata/),
  wrong('text in place of a number', 'SubscriptionListParams', { created: { gte: '1' } }, /'string' is not assignable/),
  wrong('an unknown event', 'WebhookEndpointCreateParams', { url: '', enabled_events: ['invoice.payed'] }, /invoice\.payed/),
  wrong('an answer with missing fields', 'Coupon', { id: 'x', object: 'coupon' }, /missing the following properties/),
];

let db: Db;
let recording: Recording;
let problems: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  db = await testDatabase();
  recording = await recordTraffic(db);
  const requests = recording.requests.map((request) => typedValue(nameOf(request), PARAMS[nameOf(request)], request.params));
  const objects = recording.objects.map((object) => typedValue(object.object, OBJECTS[object.object], object));
  problems = await typeProblems([...requests, ...objects, ...WRONG]);
});
afterAll(() => db.destroy());

test('the adapter and the set-up send every listed request to Stripe, and no other', () => {
  expect([...new Set(recording.requests.map(nameOf))].sort()).toEqual(Object.keys(PARAMS).sort());
});

test.each(Object.entries(PARAMS))('the request %s has the type %s of the SDK', (name) => {
  expect(problems.get(name)).toBeUndefined();
});

test('the rights of a restricted key are those that the requests need, and no others', () => {
  const needed = recording.requests.map(({ method, path }) => {
    const [, first = '', second = ''] = path.split('/').slice(1);
    const resource = ['checkout', 'billing_portal', 'radar'].includes(first) ? `${first}/${second}` : first;
    return [resource, method === 'GET' ? 'read' : 'write'] as const;
  });
  const rights = Object.fromEntries(needed.toSorted(([, one], [, other]) => one.localeCompare(other)));
  expect(rights).toEqual(KEY_RIGHTS);
});

test('the sandbox answers with every listed object, and no other', () => {
  expect([...new Set(recording.objects.map(({ object }) => object))].sort()).toEqual(Object.keys(OBJECTS).sort());
});

test.each(Object.entries(OBJECTS))('each %s of the sandbox has the type %s of the SDK', (name) => {
  expect(problems.get(name)).toBeUndefined();
});

describe('the types of the SDK', () => {
  test.each(WRONG)('refuse $name', ({ name, problem }) => {
    expect(problems.get(name)?.join('\n')).toMatch(problem);
  });
});

function typedValue(name: string, type: string | undefined, value: unknown): TypedValue {
  return { name, type: type === undefined ? 'never' : `Stripe.${type}`, value };
}

function wrong(name: string, type: string, value: unknown, problem: RegExp) {
  return { ...typedValue(name, type, value), problem };
}

/** `POST /v1/prices/*`: a request with its ids left out. */
function nameOf({ method, path }: RecordedRequest): string {
  const names = new Set(Object.keys(PARAMS).map((name) => name.split(' ')[1]));
  const anonymous = path.replace(/\/[^/]+$/, '/*');
  if (names.has(path)) return `${method} ${path}`;
  if (names.has(anonymous)) return `${method} ${anonymous}`;
  return `${method} ${path.replace(/\/[^/]+(\/[^/]+)$/, '/*$1')}`;
}
