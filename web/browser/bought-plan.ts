import { useEffect } from 'react';
import type { BoughtPlan } from '../../core/api/offers.ts';
import { onPageReturn } from './page-return.ts';
import { onOtherTab, read, remove, write } from './storage.ts';
import { createStore, useStore } from './store.ts';

const BOUGHT_KEY = 'bought';

const store = createStore<BoughtPlan | undefined>(undefined);

/** Kept on the device, so that a visitor who comes back from paying sees no offer before the server has answered. */
export function useBoughtPlan(): BoughtPlan | undefined {
  useEffect(() => {
    refresh();
    const stops = [onOtherTab(BOUGHT_KEY, refresh), onPageReturn(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return useStore(store);
}

/** Whether this device knows of a running subscription. */
export function hasBought(): boolean {
  refresh();
  return store.get() !== undefined;
}

export function saveBoughtPlan(bought: BoughtPlan | undefined): void {
  if (bought) write(BOUGHT_KEY, bought);
  else remove(BOUGHT_KEY);
  store.set(bought);
}

function refresh(): void {
  store.set(read(BOUGHT_KEY) as BoughtPlan | undefined);
}
