import type { ComponentType, ReactNode } from 'react';
import { createStore, useStore } from '../browser/store.ts';

type SlotOf<Props> = {
  readonly Slot: (props: Props) => ReactNode;
  readonly fill: (component: ComponentType<Props>) => void;
};

/** A place for a component that is loaded later. */
export function createSlot<Props extends object>(): SlotOf<Props> {
  const store = createStore<{ readonly Component: ComponentType<Props> } | undefined>(undefined);
  return {
    Slot: (props) => {
      const filled = useStore(store);
      return filled && <filled.Component {...props} />;
    },
    fill: (Component) => store.set({ Component }),
  };
}

/** In the panel beside the questions. */
export const { Slot: SlipSlot, fill: fillSlipSlot } = createSlot<{ part: number }>();
