import type { ComponentType, ReactNode } from 'react';
import { createStore, useStore } from './browser/store.ts';
import type { Route } from './route.ts';

type SlotOf<Props> = {
  readonly Slot: (props: Props) => ReactNode;
  readonly fill: (component: ComponentType<Props>) => void;
};

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

export const { Slot: ConsentSlot, fill: fillConsentSlot } = createSlot<object>();
export const { Slot: ResumeSlot, fill: fillResumeSlot } = createSlot<{ route: Route }>();
