/** `GET /api/configuration`: what the pages, which are the same in every installation, have to be told of this one. */
export type ConfigurationResponse = { readonly tags: TagSettings; readonly events: EventSettings };

export type EventSettings = {
  /** What has happened waits for more of it at most this long, or until there is so much. */
  readonly flushMs: number;
  readonly queue: number;
};

/** The services of others that are told of visits, once a visitor agrees; without an id, a service is told nothing. */
export type TagSettings = {
  /** The measurement id of a Google Analytics 4 property. */
  readonly ga4?: string;
  /** The id of a Meta pixel. */
  readonly metaPixel?: string;
  /** Whether the pixel also calls it a subscription when the payment dialog opens. */
  readonly subscribeOnOpen: boolean;
};
