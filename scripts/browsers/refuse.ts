import { unsupportedFeatures } from './check.ts';

/** Ends the command where the built files use what a supported browser lacks. */
export function refuseUnsupported(root: string): void {
  const found = unsupportedFeatures(root);
  if (found.length === 0) return;
  console.error(
    'A supported browser lacks what the pages use. Write a fallback, or say in scripts/browsers/fallbacks.ts what it does:',
  );
  for (const line of found) console.error(line);
  process.exit(1);
}
