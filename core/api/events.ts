/** `POST /api/events` and `/api/2/httpapi`: Amplitude's HTTP API V2. Times are epoch milliseconds; other fields are ignored. */
export type EventBatch = {
  readonly api_key: string;
  readonly events: readonly SentEvent[];
  /** ISO 8601 by the sender's clock. The server corrects event times by the difference. */
  readonly client_upload_time?: string;
};

export type SentEvent = {
  readonly event_type: string;
  readonly event_properties?: Readonly<Record<string, unknown>>;
  readonly user_properties?: Readonly<Record<string, unknown>>;
  readonly device_id?: string;
  readonly session_id?: number;
  /** Two events of one device with the same id count once. */
  readonly insert_id: string;
  readonly time: number;
  /** A funnel beside the first. */
  readonly funnel?: string;
  /** Replaces the device id for visitors without consent, so that each counts once. */
  readonly visit?: VisitCount;
};

export type VisitCount = {
  readonly hour: number;
  readonly arrival?: true;
  readonly first?: true;
};

export type EventsResponse = {
  readonly code: 200;
  readonly events_ingested: number;
  readonly payload_size_bytes: number;
  readonly server_upload_time: number;
};

export const MAX_EVENTS = 2000;
/** Of a browser. Our pages send at most this many. */
export const MAX_BROWSER_EVENTS = 100;
export const MAX_BROWSER_BYTES = 256 * 1024;
export const MAX_BYTES = 1024 * 1024;
