import { useEffect, useState } from 'react';
import type { OfferResponse } from '../../core/api/offers.ts';
import { earlierOffer, type Offer, type OfferState, offerState, toDeviceClock } from '../../core/offers/offer.ts';
import { post } from './api.ts';
import { saveBoughtPlan } from './bought-plan.ts';
import { after, every, now } from './clock.ts';
import { track } from './events.ts';
import { whenVisible } from './page-view.ts';
import { onOtherTab, read, write } from './storage.ts';
import { createStore, useStore } from './store.ts';

const KEY = 'offer';
const RETRY_MS = 15_000;

export type SeenOffer = {
  readonly offer?: Offer | undefined;
  /** Changes with its kind only; `useRemaining` counts the seconds. */
  readonly state: OfferState;
  readonly unreachable: boolean;
};

const store = createStore<SeenOffer>({ state: { kind: 'unknown' }, unreachable: false });

/** The first visible screen that uses the offer starts it. */
export function useOffer(): SeenOffer {
  useEffect(() => {
    keep(stored());
    const stops = [every(1000, refreshState), onOtherTab(KEY, () => keep(stored())), fetchWithRetry()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return useStore(store);
}

export function useRemaining(offer: Offer): number {
  const [remainingMs, setRemaining] = useState(() => offer.deadline - now());
  useEffect(() => {
    const count = () => setRemaining(offer.deadline - now());
    count();
    return every(1000, count);
  }, [offer]);
  return remainingMs;
}

/** The server's deadline replaces the device's, because the server charges. */
export async function refetchOffer(): Promise<void> {
  const latest = await fetchOffer();
  if (latest) keep(latest);
}

function fetchWithRetry(): () => void {
  let stop = () => {};
  let cancelled = false;
  const attempt = async () => {
    const latest = await fetchOffer();
    if (cancelled) return;
    if (latest) return keep(earlierOffer(stored(), latest));
    store.set({ ...store.get(), unreachable: store.get().offer === undefined });
    stop = after(RETRY_MS, () => void attempt());
  };
  const stopWaiting = whenVisible(() => void attempt());
  return () => {
    cancelled = true;
    stopWaiting();
    stop();
  };
}

async function fetchOffer(): Promise<Offer | undefined> {
  const result = await post<OfferResponse>('/api/offer', {});
  if (!result.ok) return undefined;
  const { bought } = result.value;
  // The device knows of a payment before the subscription is recorded.
  if (bought !== undefined) saveBoughtPlan(bought ?? undefined);
  return toDeviceClock(result.value, now());
}

function stored(): Offer | undefined {
  const offer = read(KEY) as Partial<Offer> | null | undefined;
  return typeof offer?.deadline === 'number' ? { deadline: offer.deadline } : undefined;
}

function keep(offer: Offer | undefined): void {
  if (!offer) return;
  if (offer.deadline !== stored()?.deadline) write(KEY, offer);
  store.set({ offer, state: offerState(offer, now()), unreachable: false });
}

function refreshState(): void {
  const seen = store.get();
  const state = offerState(seen.offer, now());
  if (state.kind === seen.state.kind) return;
  if (state.kind === 'over') track('Offer Expired', {});
  store.set({ ...seen, state });
}
