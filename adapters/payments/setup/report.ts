import Stripe from 'stripe';

/** What became of one object: `left` is an old one that stays for those who bought it, `wrong` one that only a person can mend. */
export type SetupStep = {
  readonly outcome: 'made' | 'found' | 'changed' | 'left' | 'wrong';
  readonly kind: 'product' | 'price' | 'coupon' | 'webhook' | 'portal';
  readonly id: string;
  readonly note: string;
};

/** Undefined for what does not exist. */
export async function findExisting<T>(ask: Promise<T>): Promise<T | undefined> {
  try {
    return await ask;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

/** Whether everything wanted is there; what else is there does not matter, nor does the order of a list. */
export function hasFields(wanted: unknown, actual: unknown): boolean {
  if (Array.isArray(wanted)) {
    return Array.isArray(actual) && wanted.length === actual.length && wanted.every((each) => actual.includes(each));
  }
  if (typeof wanted !== 'object' || wanted === null) return wanted === actual;
  if (typeof actual !== 'object' || actual === null) return false;
  return Object.entries(wanted).every(([name, value]) => hasFields(value, (actual as Record<string, unknown>)[name]));
}
