import type { TagSettings } from '../consent/tags.ts';

/** `GET /api/configuration`: the pages are the same files in every installation, so these settings are fetched. */
export type ConfigurationResponse = { readonly tags: TagSettings; readonly events: EventSettings };

export type EventSettings = {
  readonly flushMs: number;
  readonly queue: number;
};
