import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { TrackingIds } from '../../../../adapters/conversions/port.ts';
import type { Attribution } from '../../../../core/analytics/attribution.ts';
import type { Trait } from '../../../../core/analytics/visit.ts';
import type { VisitCount } from '../../../../core/api/events.ts';
import type { Platform } from '../../../../core/consent/platforms.ts';
import type { CreatedAt } from './created-at.ts';

export type AnalyticsTables = {
  /** For reports to ad platforms after payment, with consent; deleted soon after. */
  ad_traces: {
    attempt_id: string;
    consent_id: string;
    platforms: JSONColumnType<readonly Platform[]>;
    client: JSONColumnType<TrackingIds>;
    created_at: CreatedAt;
  };
  /** `id` is derived from the device and the sender's id, so that each event is stored once. */
  events: {
    id: string;
    seq: Generated<string>;
    received_at: Date;
    at: Date;
    name: string;
    /** Null without consent to statistics. */
    device_id: string | null;
    session_id: string | null;
    properties: JSONColumnType<Readonly<Record<string, unknown>>>;
    attribution: JSONColumnType<Attribution> | null;
    source: string;
    device: string;
    browser: string;
    country: string;
    visit: JSONColumnType<VisitCount> | null;
    /** Whose words were read; null for the pages as built. */
    edition: ColumnType<string | null, string | null | undefined, never>;
    funnel: ColumnType<string | null, string | null | undefined, never>;
  };
  /** `visit` is JSON; see core/analytics/visit.ts. */
  event_visits: { device_id: string; first_at: Date; visit: string };
  /** Visits in short, for reports of several conditions. `answers` are numbers; for `viewed` see core/analytics/stage-set.ts. */
  visit_summaries: {
    device_id: string;
    first_at: Date;
    source: string;
    device: string;
    browser: string;
    country: string;
    answers: number[];
    viewed: string;
  };
  /** An answer is 'gender:female'. A number never changes. */
  summary_numbers: { kind: 'stage' | 'answer'; value: string; number: number };
  /** By hour, day and month of the first visit and by segment; `counts` is JSON, see core/analytics/counts.ts. */
  funnel_counts: {
    dimension: string;
    value: string;
    grain: 'hour' | 'day' | 'month';
    bucket: Date;
    visitors: number;
    buyers: number;
    counts: string;
  };
  trait_values: { trait: Trait; value: string; added_at: Date };
  /** Devices with a withdrawn consent; their earlier events are no longer forwarded. */
  silenced_devices: { device_id: string; silenced_at: Date };
  event_cursor: { name: string; seq: string; counted_until: Date | null };
  ignored_fields: { day: Date; field: string; count: string };
};
