import { randomUUID } from 'node:crypto';
import { funnel as first } from '../../../content/funnel/index.ts';
import { type Attribution, attributionKeys, traitValue, withoutQuery } from '../../../core/analytics/attribution.ts';
import { catalogue } from '../../../core/analytics/catalogue.ts';
import { MAX_LENGTH } from '../../../core/analytics/limits.ts';
import type { Traits } from '../../../core/analytics/visit.ts';
import type { VisitCount } from '../../../core/api/events.ts';
import { withoutPersonal } from '../../../core/funnel/kinds/personal.ts';
import type { AskingStep } from '../../../core/funnel/step.ts';
import { toSingleLine } from '../../../core/presentation/printable.ts';
import { HOUR_MS } from '../../../core/time.ts';
import { uuidOf } from '../../platform/db/uuid.ts';
import { furtherFunnels } from '../../platform/further-funnels.ts';
import { countryOfZone } from '../../visitors/places/country.ts';

export type StoredEvent = Traits & {
  readonly id: string;
  readonly received_at: Date;
  readonly at: Date;
  readonly name: string;
  readonly device_id: string | null;
  readonly session_id: number | null;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly attribution: Attribution | null;
  readonly visit: VisitCount | null;
  /** Whose words were read; null for the pages as built. */
  readonly edition?: string | null;
  /** Null for the first. */
  readonly funnel?: string | null;
  /** Of a purchase, the checkout session that was paid; looked up, and not stored. */
  readonly paidSession?: string;
};

type IntakeContext = {
  readonly receivedAt: Date;
  /** How far the sender's clock is behind ours. */
  readonly behindMs: number;
  readonly edition?: string | null;
  readonly ignore: (field: string) => void;
};

type Fields = Readonly<Record<string, unknown>>;

/** Browsers send old events when a device is used again; an older date means a wrong clock. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Its insert id is this name and the checkout session, whatever the device, so that an order counts once. */
const PURCHASE = 'payment success';

const FIELDS = new Set([
  'event_type',
  'event_properties',
  'user_properties',
  'device_id',
  'session_id',
  'insert_id',
  'time',
  'visit',
  'country',
  'funnel',
]);
const TRAITS = new Set(['source', 'device', 'browser', 'time_zone']);

export function readEvent(
  sent: unknown,
  { receivedAt, behindMs, edition = null, ignore }: IntakeContext,
): StoredEvent | undefined {
  if (!isFields(sent)) return undefined;
  const name = short(sent.event_type, MAX_LENGTH.name);
  if (!name) return undefined;
  for (const field of Object.keys(sent)) if (!FIELDS.has(field)) ignore(field);
  const device = short(sent.device_id, MAX_LENGTH.name) ?? null;
  const insertId = short(sent.insert_id, MAX_LENGTH.text);
  const about = isFields(sent.user_properties) ? sent.user_properties : {};
  const further = furtherFunnels.get(String(sent.funnel));
  const asked = (further?.funnel ?? first).asking;
  const paidSession = name === PURCHASE ? (insertId?.slice(`${PURCHASE} `.length) ?? '') : undefined;
  return {
    id: idOf(paidSession === undefined ? device : null, insertId),
    received_at: receivedAt,
    at: timeOf(sent.time, behindMs, receivedAt),
    name,
    device_id: device,
    session_id: device !== null && Number.isSafeInteger(sent.session_id) ? Number(sent.session_id) : null,
    properties: propertiesOf(name, sent.event_properties, device !== null, asked, ignore),
    attribution: device === null ? null : attributionOf(about, ignore),
    ...traitsOf(about, sent.country),
    edition,
    funnel: further ? String(sent.funnel) : null,
    visit: device === null ? visitOf(sent.visit, receivedAt) : null,
    ...(paidSession !== undefined && { paidSession }),
  };
}

/** The id stays, so that the event still counts once. */
export function anonymize(event: StoredEvent): StoredEvent {
  const { answers: _, ...properties } = event.properties;
  return { ...event, device_id: null, session_id: null, properties, attribution: null, visit: visitOf({}, event.received_at) };
}

/** Answers count only with consent to statistics, and personal ones never. */
function propertiesOf(
  name: string,
  sent: unknown,
  withDevice: boolean,
  asked: readonly AskingStep[],
  ignore: IntakeContext['ignore'],
): Fields {
  const wanted = (Object.hasOwn(catalogue, name) ? catalogue[name as keyof typeof catalogue] : {}) as Readonly<
    Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }>
  >;
  const valid: Record<string, unknown> = {};
  for (const [property, value] of Object.entries(isFields(sent) ? sent : {})) {
    const checked = Object.hasOwn(wanted, property) ? wanted[property]?.safeParse(value) : undefined;
    if (checked?.success && (property !== 'answers' || withDevice))
      valid[property] = printable(property === 'answers' ? withoutPersonal(asked, checked.data) : checked.data);
    else ignore(`${Object.hasOwn(catalogue, name) ? name : 'unknown event'}: ${property}`);
  }
  return valid;
}

function attributionOf(about: Fields, ignore: IntakeContext['ignore']): Attribution | null {
  const valid: Record<string, string> = {};
  for (const key of attributionKeys) {
    const value = short(about[key], key.startsWith('utm_') ? MAX_LENGTH.campaign : MAX_LENGTH.text);
    if (value) valid[key] = key === 'referrer' ? withoutQuery(value) : value;
  }
  for (const key of Object.keys(about)) {
    if (!TRAITS.has(key) && !(attributionKeys as readonly string[]).includes(key)) ignore(`user property: ${key}`);
  }
  return Object.keys(valid).length > 0 ? valid : null;
}

function traitsOf({ source, device, browser, time_zone: zone }: Fields, country: unknown): Traits {
  const trait = (value: unknown, missing: string) =>
    typeof value === 'string' ? traitValue(toSingleLine(value.slice(0, MAX_LENGTH.text))) : missing;
  const place = typeof country === 'string' ? country : typeof zone === 'string' ? countryOfZone(zone.slice(0, 64)) : undefined;
  return {
    source: trait(source, 'unknown'),
    device: trait(device, 'unknown'),
    browser: trait(browser, 'unknown'),
    country: place && /^[a-z]{2}$/i.test(place) ? place.toUpperCase() : 'unknown',
  };
}

/** A visit without a device id is stored no finer than it is counted. */
function visitOf(sent: unknown, receivedAt: Date): VisitCount {
  const { hour, arrival, first } = isFields(sent) ? sent : {};
  const startedAt = typeof hour === 'number' ? timeOf(hour, 0, receivedAt).getTime() : receivedAt.getTime();
  return {
    hour: Math.floor(startedAt / HOUR_MS) * HOUR_MS,
    ...(arrival === true && { arrival }),
    ...(first === true && { first }),
  };
}

function timeOf(sent: unknown, behindMs: number, receivedAt: Date): Date {
  const time = typeof sent === 'number' && Number.isFinite(sent) ? Math.round(sent) + behindMs : receivedAt.getTime();
  const isPossible = time <= receivedAt.getTime() && time > receivedAt.getTime() - MAX_AGE_MS;
  return isPossible ? new Date(time) : receivedAt;
}

/** With the sender's id a repeated event is the same row; without it, every event is new. */
function idOf(device: string | null, insertId: string | undefined): string {
  return insertId === undefined ? randomUUID() : uuidOf(`${device ?? ''}\n${insertId}`);
}

function short(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' && value !== '' ? toSingleLine(value.slice(0, longest)) : undefined;
}

/** Error texts quote anything, and PostgreSQL refuses some characters. */
function printable(value: unknown): unknown {
  if (typeof value === 'string') return toSingleLine(value);
  if (Array.isArray(value)) return value.map(printable);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [toSingleLine(key), printable(inner)]));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
