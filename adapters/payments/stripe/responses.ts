import Stripe from 'stripe';
import type { PaymentRefusal, PaymentResult } from '../port.ts';

/** The SDK does not throw on a 404 without an `error` key, so responses are checked. */
export class Mismatch extends Error {}

export async function callStripe<T>(ask: () => Promise<T>): Promise<PaymentResult<T>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (error instanceof Mismatch) return { ok: false, reason: 'refused', detail: error.message };
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return { ok: false, reason: refusalReason(error), detail: detailOf(error) };
  }
}

function detailOf(error: Stripe.errors.StripeError): string {
  if (error instanceof Stripe.errors.StripeConnectionError) return 'Stripe could not be reached, or did not answer in time.';
  return `${error.type}: ${withoutAddresses(error.message)}`;
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? error.code : undefined;
}

function refusalReason(error: Stripe.errors.StripeError): PaymentRefusal['reason'] {
  if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeRateLimitError) {
    return 'unreachable';
  }
  // Another call with the same idempotency key is under way, and may succeed.
  if (error.statusCode === 409) return 'unreachable';
  return error.statusCode === 404 ? 'not_found' : 'refused';
}

/** Details are logged, and the log holds no addresses. */
function withoutAddresses(message: string): string {
  return message.replace(/[^\s"'<>:]+@[^\s"'<>]+/g, '[address]');
}

export function entries<T>(list: Stripe.ApiList<T>): readonly T[] {
  if (list.object !== 'list') throw new Mismatch('The answer is not a list.');
  return list.data;
}

export function idOf(reference: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

export function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
