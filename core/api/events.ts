/**
 * `POST /api/events`, and the same at `/api/2/httpapi`: a batch in the shape of Amplitude's HTTP API V2, so that its tools can send here.
 * What is not named here is ignored and counted.
 */
export type EventBatch = {
  readonly api_key: string;
  readonly events: readonly SentEvent[];
  /** ISO 8601, by the sender's clock: what that is wrong by is taken off the events' times. */
  readonly client_upload_time?: string;
};

export type SentEvent = {
  readonly event_type: string;
  readonly event_properties?: Readonly<Record<string, unknown>>;
  /** The traits that reports are narrowed to, and where the visitor came from. */
  readonly user_properties?: Readonly<Record<string, unknown>>;
  /** Only of visitors who agreed to statistics. */
  readonly device_id?: string;
  /** When the session began; epoch milliseconds. */
  readonly session_id?: number;
  /** An event that comes again with the same one, from the same device, is the same event. */
  readonly insert_id: string;
  /** Epoch milliseconds. */
  readonly time: number;
  /** Without a device, all that lets a visitor be counted once. Nothing in it is theirs alone. */
  readonly visit?: VisitCount;
};

export type VisitCount = {
  /** The hour in which the page was opened; epoch milliseconds. */
  readonly hour: number;
  /** The first event since then. */
  readonly arrival?: true;
  /** The first of its kind at its stage since then. */
  readonly first?: true;
};

export type EventsResponse = {
  readonly code: 200;
  readonly events_ingested: number;
  readonly payload_size_bytes: number;
  readonly server_upload_time: number;
};

export const MAX_EVENTS = 2000;
export const MAX_BYTES = 1024 * 1024;
