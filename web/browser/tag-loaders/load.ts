import type { ConsentChoices } from '../../../core/consent/consent.ts';
import type { Milestone } from '../../../core/consent/milestone.ts';
import type { TagCall, TagSettings } from '../../../core/consent/tags.ts';

/** The window of the frame, with the globals that a tag's documentation sets up. */
export type TagWindow = Window & typeof globalThis & Record<string, unknown>;

export type TagStart = {
  readonly id: string;
  readonly choices: ConsentChoices;
  readonly settings: TagSettings;
  readonly pageFields: { readonly page_location: string; readonly page_title: string };
  /** Only the first start of a page load is a visit. */
  readonly first: boolean;
};

export type RunningTag = { readonly report: (milestone: Milestone) => void; readonly stop: () => void };

export type LoadTag = (page: TagWindow, start: TagStart) => RunningTag;

/** Tags expect objects of their own window. */
export function native(page: TagWindow, call: TagCall): unknown[] {
  return page.JSON.parse(JSON.stringify(call));
}

export function loadScript(page: TagWindow, src: string): void {
  const script = page.document.createElement('script');
  script.async = true;
  script.src = src;
  page.document.head.append(script);
}
