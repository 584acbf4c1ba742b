import { useScreenLocation } from './navigation.ts';

/** Replaces the router's `use-browser-location.js`, by its export names. See vite.config.ts. */
export const useBrowserLocation = useScreenLocation;

export function useSearch(): string {
  return '';
}
