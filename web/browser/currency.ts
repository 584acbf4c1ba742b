import { useEffect } from 'react';
import { currencies } from '../../content/currencies.ts';
import { currencyAt } from '../../core/plans/currencies.ts';
import { CURRENCY, type Currency } from '../../core/plans/plan.ts';
import { read, write } from './storage.ts';
import { createStore, useStore } from './store.ts';

const KEY = 'currency';
/** Prerendered pages show the currency of all. */
const store = createStore(CURRENCY);
store.set(
  currencies.find(({ code }) => code === read(KEY))?.code ??
    currencyAt(Intl.DateTimeFormat().resolvedOptions().timeZone, currencies),
);

/** What the visitor chose, or that of their time zone. */
export function useCurrency(): Currency {
  // The early script hid the amounts that this one replaces.
  useEffect(() => document.documentElement.removeAttribute('data-currency'), []);
  return useStore(store);
}

export function saveCurrency(currency: Currency): void {
  write(KEY, currency);
  store.set(currency);
}
