import { createStore } from './store.ts';

export const toastStore = createStore<string | undefined>(undefined);

export const toast = {
  show: (message: string) => toastStore.set(message),
  dismiss: () => toastStore.set(undefined),
};
