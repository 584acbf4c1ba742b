import type { ComponentType, ReactNode } from 'react';
import { createStore, useStore } from './browser/store.ts';
import type { Route } from './route.ts';

type SlotOf<Props> = {
  readonly Slot: (props: Props) => ReactNode;
  readonly fill: (component: ComponentType<Props>) => void;
};

/** A place in the tree for a component that is loaded after the first paint. */
function createSlot<Props extends object>(): SlotOf<Props> {
  const store = createStore<{ readonly Component: ComponentType<Props> } | undefined>(undefined);
  return {
    Slot: (props) => {
      const filled = useStore(store);
      return filled && <filled.Component {...props} />;
    },
    fill: (Component) => store.set({ Component }),
  };
}

/** The question about cookies and its dialog. */
export const { Slot: ConsentSlot, fill: fillConsentSlot } = createSlot<object>();
/** The offer to go on where a visitor left off. */
export const { Slot: ResumeSlot, fill: fillResumeSlot } = createSlot<{ route: Route }>();
