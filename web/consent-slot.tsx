import type { ComponentType } from 'react';
import { createStore, useStore } from './browser/store.ts';

/** The question about cookies and its dialog, loaded when they are needed. */
export const consentLayer = createStore<{ readonly Layer: ComponentType } | undefined>(undefined);

/** Stands before everything else, so that the keyboard comes to the question first. */
export function ConsentSlot() {
  const loaded = useStore(consentLayer);
  return loaded && <loaded.Layer />;
}
