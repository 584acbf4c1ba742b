import { z } from 'zod';
import { END_REASONS } from '../../subscriptions/end-reason.ts';
import { ORDER_KINDS } from '../../subscriptions/order-kind.ts';

export const instant = z.iso.datetime().meta({ description: 'An instant in UTC.' });
const cents = z.int().meta({ description: 'Cents of the currency.' });
const currency = z.string().meta({ description: 'ISO 4217, in capitals.' });

export const ApiOrder = z.strictObject({
  id: z
    .string()
    .meta({ description: 'The subscription, or the payment of what is paid once, by the id of the payment provider.' }),
  createdAt: instant,
  kind: z.enum(ORDER_KINDS).meta({
    description: 'A subscription, a plan that is paid once, or an offer that was taken after the order of a plan.',
  }),
  title: z.string().meta({ description: 'What was sold, as the shop calls it now; the id of what it sells no longer.' }),
  code: z.string().nullable().meta({ description: 'The discount code that it was ordered with.' }),
  takenAfter: z
    .string()
    .nullable()
    .meta({ description: 'Of an offer: the order after which it was taken, whose card it was charged to.' }),
  funnel: z
    .string()
    .nullable()
    .meta({ description: 'In which it was ordered, by the first part of its addresses; null for the first funnel.' }),
  plan: z.string().meta({ description: 'Of the next renewal.' }),
  paidPlan: z.string().meta({ description: 'Of the current period.' }),
  status: z.string().meta({ description: "The provider's word, such as active, past_due or canceled." }),
  currency,
  firstAmount: cents,
  renewalAmount: cents,
  startedAt: instant.nullable(),
  periodEndsAt: instant.nullable(),
  cancelsAtPeriodEnd: z.boolean(),
  endedAt: instant.nullable(),
  endReason: z
    .enum(END_REASONS)
    .nullable()
    .meta({ description: 'Chosen by the buyer, a renewal that was not paid, a refund or a dispute. Null while it runs.' }),
  duplicateOf: z
    .string()
    .nullable()
    .meta({ description: "The buyer's earlier order. This one is ended and refunded automatically." }),
  source: z
    .string()
    .nullable()
    .meta({ description: 'Where the visitor came from, by the name on the page Campaigns; null where nothing was sent.' }),
  campaign: z.string().nullable().meta({ description: 'As the link spells it.' }),
  ad: z.string().nullable(),
  activatedAt: instant.nullable().meta({
    description:
      'When the app redeemed the first link of this order. Null before that, for redemptions that were not recorded yet, and after a deletion.',
  }),
});
export type ApiOrder = z.output<typeof ApiOrder>;

export const ApiPayment = z.strictObject({
  id: z.string().meta({ description: 'The invoice, by the id of the payment provider.' }),
  createdAt: instant,
  order: z.string(),
  reason: z.enum(['first', 'renewal', 'change']),
  status: z.enum(['open', 'blocked', 'processing', 'paid', 'failed', 'void']),
  currency,
  amountDue: cents,
  amountPaid: cents,
  amountRefunded: cents,
  amountLost: cents.meta({ description: 'Cents that a bank took back by a dispute that was lost.' }),
  tax: cents.meta({ description: 'Cents of the amount paid.' }),
  dispute: z.enum(['open', 'won', 'lost']).nullable(),
  number: z.string().nullable().meta({ description: 'Of the invoice, as the buyer knows it.' }),
  paidAt: instant.nullable(),
});
export type ApiPayment = z.output<typeof ApiPayment>;

export const ApiPerson = z.strictObject({
  email: z.string(),
  firstSeenAt: instant,
  marketingConsent: z
    .boolean()
    .meta({ description: 'True for a consent under a confirmed address that was not withdrawn. Nobody else may be written to.' }),
  orders: z.array(z.string()).meta({ description: 'Their ids.' }),
  paid: z.int().meta({ description: 'Of what was paid in dollars: cents, less what was refunded or lost in disputes.' }),
  paidByCurrency: z
    .record(z.string(), z.int())
    .meta({ description: 'The same in every currency that was paid in, by ISO 4217, in its smallest unit.' }),
});
export type ApiPerson = z.output<typeof ApiPerson>;

export const ApiAnswers = z.strictObject({
  id: z.string(),
  createdAt: instant,
  email: z.string().nullable(),
  addressConfirmed: z
    .boolean()
    .meta({ description: 'False where anybody could have typed the address: no payment and no opened link is behind it.' }),
  marketingConsent: z.boolean().meta({ description: 'As of the person, at the time of the request.' }),
  consents: z
    .array(z.strictObject({ kind: z.enum(['renewal', 'adult']), version: z.string(), at: instant }))
    .meta({ description: 'What was agreed to at the checkout that brought the answers.' }),
  answers: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
});
export type ApiAnswers = z.output<typeof ApiAnswers>;
