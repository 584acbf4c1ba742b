import { PAUSED } from '../../../core/subscriptions/change.ts';
import type { BuyerRequest, SubscriptionRow } from './store.ts';

/** Support can pause at the provider as well: then a buyer neither ends it, nor is charged on the day it ends. */
export function isChosenPause({ status, resumes_at }: SubscriptionRow, requests: readonly BuyerRequest[]): boolean {
  return status === PAUSED && resumes_at !== null && requests.some((request) => endsAt(request, resumes_at));
}

function endsAt({ kind, detail }: BuyerRequest, resumesAt: Date): boolean {
  return kind === 'pause' && detail.resumesAt === resumesAt.getTime();
}
