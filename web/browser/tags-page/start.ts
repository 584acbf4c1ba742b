import type { ConsentChoices } from '../../../core/consent/consent.ts';
import type { Milestone } from '../../../core/consent/milestone.ts';
import type { TagName, TagPage, TagSettings, Tags } from '../../../core/consent/tags.ts';

/** The first message to the tag page. A port for the messages after it comes with it. */
export type TagStart = {
  readonly tags: Tags;
  readonly choices: ConsentChoices;
  readonly settings: TagSettings;
  readonly pageFields: TagPage;
  /** As `document.cookie` would have them. */
  readonly cookies: string;
  /** Those that start for the first time on this load of the page, which is one visit to each. */
  readonly first: readonly TagName[];
};

/** After the start. The tag page answers a stop alone, with nothing in it. */
export type TagMessage = { readonly report: Milestone } | { readonly stop: true };
