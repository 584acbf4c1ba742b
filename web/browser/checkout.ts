import type { CheckoutRequest, CheckoutResponse, CheckoutStatusResponse } from '../../core/api/checkout.ts';
import { NO_ANSWER, questionAnswers, type UserData } from '../../core/funnel/answer-export.ts';
import { outline } from '../outline.ts';
import { type ApiResult, get, post } from './api.ts';
import { after } from './clock.ts';
import { consentRecord, consentTo } from './consent.ts';
import { track } from './events.ts';
import { currentJourney } from './journey.ts';
import { redirectTo } from './navigation.ts';
import { read, remove, write } from './storage.ts';

/** Longer than a slow payment provider takes. */
export const TIMEOUT_MS = 40_000;

/** `price` as paid: '19.99'. */
export type ConfirmationData = { readonly userData: UserData; readonly email: string; readonly price: string };

export function startCheckout(order: CheckoutRequest): Promise<ApiResult<CheckoutResponse>> {
  return post('/api/checkout', withConsentId(order), { timeoutMs: TIMEOUT_MS });
}

export function withConsentId(order: CheckoutRequest): CheckoutRequest {
  const counted = consentTo('statistics') || consentTo('ads');
  return { ...order, ...(counted && { consentId: consentRecord()?.id }) };
}

export function goToPayment(url: string, data: ConfirmationData): void {
  keepForConfirmation(data);
  redirectTo(url);
}

export function keepForConfirmation({ userData, email, price }: ConfirmationData): void {
  write('userData', { ...userData, email });
  savePrice(price);
}

export function fetchCheckout(sessionId: string): Promise<ApiResult<CheckoutStatusResponse>> {
  return get(`/api/checkout/${encodeURIComponent(sessionId)}`);
}

const UNLOAD_GRACE_MS = 1000;

/** The server recognises a repeated post by the session. True when nothing is pending. */
export async function deliverAnswers(sessionId: string): Promise<boolean> {
  const data = read('userData');
  if (typeof data !== 'object' || data === null) return true;
  const { answers: given } = currentJourney();
  const withdrawn = outline.steps.filter(({ id, kind }) => kind === 'city' && !(id in given) && id in data);
  const answers = questionAnswers({ ...(data as UserData), ...Object.fromEntries(withdrawn.map(({ id }) => [id, NO_ANSWER])) });
  const result = await post('/api/receiveWebQuizData', answers, { headers: { 'idempotency-key': sessionId } });
  if (result.ok) {
    remove('userData');
    remove('price');
  } else {
    const error_message = result.reason === 'refused' ? result.error.code : result.reason;
    // Leaving the page aborts the request; that is no failure, and the page is gone before this runs.
    after(UNLOAD_GRACE_MS, () => track('Answers Post Failed', { error_message }, { occasion: sessionId }));
  }
  return result.ok;
}

/** The companion app reads plain text from this key, not JSON. */
function savePrice(price: string): void {
  try {
    localStorage.setItem('price', price);
  } catch {
    // The server has the order.
  }
}
