import { outlineOf } from '../core/funnel/outline.ts';
import { summary } from './summary.ts';

export const outline = outlineOf(summary);

/** Undefined in the first. */
export function furtherFunnel(): string | undefined {
  return outline.base.slice(1) || undefined;
}

/** The address of a page after the quiz in the funnel that the visitor is in. */
export function inFunnel(path: string): string {
  return outline.base + path;
}
