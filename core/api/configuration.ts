import type { Tags } from '../consent/tags.ts';

/** `GET /api/configuration`: the pages are the same files in every installation, so these settings are fetched. */
export type ConfigurationResponse = { readonly tags: TagSettings; readonly events: EventSettings };

export type EventSettings = {
  readonly flushMs: number;
  readonly queue: number;
};

export type TagSettings = Tags & {
  readonly subscribeOnOpen: boolean;
  /** The name under which Meta is told of a paid order. */
  readonly metaEvent: string;
};
