import type { ForwardedEvent } from '../port.ts';

export const TABLE = 'funnel_events';

/** A repeated event is the same row, since all that the order names is the event's own; queries with `final` count it once. */
export function tableStatement(retentionDays: number | undefined): string {
  return `create table if not exists ${TABLE} (
  id UUID,
  name LowCardinality(String),
  at DateTime64(3, 'UTC'),
  device_id String,
  session_id Nullable(Int64),
  source LowCardinality(String),
  device LowCardinality(String),
  browser LowCardinality(String),
  country LowCardinality(String),
  attribution Map(LowCardinality(String), String),
  properties String
)
engine = ReplacingMergeTree
partition by toYYYYMM(at)
order by (device_id, at, id)${retentionDays === undefined ? '' : `\nttl ${ttlOf(retentionDays)}`}`;
}

/** What changes the table to keep events for so many days, if it does not yet. `engine` is its `engine_full` in `system.tables`. */
export function ttlStatement(engine: string, retentionDays: number | undefined): string | undefined {
  if (retentionDays === undefined) return engine.includes(' TTL ') ? `alter table ${TABLE} remove ttl` : undefined;
  const ttl = ttlOf(retentionDays);
  return engine.includes(` TTL ${ttl}`) ? undefined : `alter table ${TABLE} modify ttl ${ttl}`;
}

/** As ClickHouse spells it in `engine_full`. */
const ttlOf = (days: number) => `toDateTime(at) + toIntervalDay(${days})`;

export function toRow({ id, name, at, deviceId, sessionId, properties, about }: ForwardedEvent) {
  const { source = '', device = '', browser = '', country = '', ...attribution } = about;
  return {
    id,
    name,
    at: at.toISOString(),
    device_id: deviceId,
    session_id: sessionId ?? null,
    source,
    device,
    browser,
    country,
    attribution,
    properties: JSON.stringify(properties),
  };
}
