import type { ConsentChoices } from '../../../core/consent/consent.ts';
import type { Milestone } from '../../../core/consent/milestone.ts';
import type { TagPage, TagSettings, Tags } from '../../../core/consent/tags.ts';

/** The first message to the tag page. A port for the messages after it comes with it. */
export type TagStart = {
  readonly tags: Tags;
  readonly choices: ConsentChoices;
  readonly settings: TagSettings;
  readonly pageFields: TagPage;
  /** As `document.cookie` would have them. */
  readonly cookies: string;
  /** Only the first start of a page load is a visit. */
  readonly first: boolean;
};

/** After the start. The tag page answers a stop alone, with nothing in it. */
export type TagMessage = { readonly report: Milestone } | { readonly stop: true };
