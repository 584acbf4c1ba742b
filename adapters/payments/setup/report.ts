import Stripe from 'stripe';

/** `left` stays for its buyers; `wrong` needs a person. */
export type SetupStep = {
  readonly outcome: 'made' | 'found' | 'changed' | 'left' | 'wrong';
  readonly kind: 'product' | 'price' | 'coupon' | 'webhook' | 'portal' | 'seller';
  readonly id: string;
  readonly note: string;
};

export async function findExisting<T>(ask: Promise<T>): Promise<T | undefined> {
  try {
    return await ask;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

export function hasFields(wanted: unknown, actual: unknown): boolean {
  if (Array.isArray(wanted)) {
    return Array.isArray(actual) && wanted.length === actual.length && wanted.every((each) => actual.includes(each));
  }
  if (typeof wanted !== 'object' || wanted === null) return wanted === actual;
  if (typeof actual !== 'object' || actual === null) return false;
  return Object.entries(wanted).every(([name, value]) => hasFields(value, (actual as Record<string, unknown>)[name]));
}
