import { useSyncExternalStore } from 'react';
import { read, write } from './storage.ts';
import { createStore, useStore } from './store.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'dashboardTheme';
const DARK_SYSTEM = '(prefers-color-scheme: dark)';

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

const store = createStore<Theme>('system');

/** Reads what the operator chose on this device. */
export function loadTheme(): void {
  const stored = read(KEY);
  if (isTheme(stored)) store.set(stored);
}

export function saveTheme(theme: Theme): void {
  write(KEY, theme);
  store.set(theme);
}

export function useTheme(): Theme {
  return useStore(store);
}

/** What the theme comes to on this device; light during hydration. */
export function useIsDark(): boolean {
  const theme = useTheme();
  const system = useSyncExternalStore(
    subscribeToSystem,
    () => matchMedia(DARK_SYSTEM).matches,
    () => false,
  );
  return theme === 'system' ? system : theme === 'dark';
}

function subscribeToSystem(listener: () => void): () => void {
  const query = matchMedia(DARK_SYSTEM);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** A colour of the sheet in force, for canvases. */
export function currentColour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}
