import { useSyncExternalStore } from 'react';

/** A value outside React that components follow. `set` tells every subscriber unless the value is the same. */
export type Store<Value> = {
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** What prerendered pages were drawn with, and what hydration starts from. */
  readonly initial: Value;
};

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    initial,
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useStore<Value>(store: Store<Value>): Value;
/** `select` must return a stored reference or a primitive: a new object each time would redraw for ever. */
export function useStore<Value, Selected>(store: Store<Value>, select: (value: Value) => Selected): Selected;
export function useStore<Value>(store: Store<Value>, select: (value: Value) => unknown = (value) => value): unknown {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}
