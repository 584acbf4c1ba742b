import { createStore } from './store.ts';

/** The message that lies over the screen, if there is one. */
export const toastStore = createStore<string | undefined>(undefined);

export const toast = {
  show: (message: string) => toastStore.set(message),
  dismiss: () => toastStore.set(undefined),
};
