import type { Milestone } from '../../../../core/consent/milestone.ts';
import type { TagStart } from '../start.ts';

/** With the globals that a tag's documentation sets up. */
export const page = globalThis as typeof globalThis & Record<string, unknown>;

export type RunningTag = { readonly report: (milestone: Milestone) => void; readonly stop: () => void };

export type LoadTag = (start: Omit<TagStart, 'first'> & { readonly id: string; readonly first: boolean }) => RunningTag;

export function loadScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
