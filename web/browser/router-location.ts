import { useScreenLocation } from './navigation.ts';

/** Stands in for the router's `use-browser-location.js`, by the names that it exports. See vite.config.ts. */
export const useBrowserLocation = useScreenLocation;

export function useSearch(): string {
  return '';
}
