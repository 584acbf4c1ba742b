import {
  type Attribution,
  type AttributionKey,
  attributionKeys,
  campaignKeys,
  clickKeys,
} from '../../core/analytics/attribution.ts';
import { MAX_LENGTH } from '../../core/analytics/limits.ts';
import { consentTo } from './consent.ts';
import { deviceCookie } from './device-cookie.ts';
import type { PageEntry } from './events.ts';
import { read, remove, write } from './storage.ts';

const KEY = 'attribution';

export function attributionOf({ address, referrer }: Pick<PageEntry, 'address' | 'referrer'>): Attribution {
  const { searchParams, pathname, origin } = new URL(address);
  const found: Partial<Record<AttributionKey, string>> = {};
  for (const [name, value] of searchParams) {
    const key = [...campaignKeys, ...clickKeys].find((known) => known === name.toLowerCase());
    if (key && value) found[key] ??= value.slice(0, key.startsWith('utm_') ? MAX_LENGTH.campaign : MAX_LENGTH.text);
  }
  if (referrer && originOf(referrer) !== origin) found.referrer = referrer.slice(0, MAX_LENGTH.text);
  return { ...found, landing_page: pathname.slice(0, MAX_LENGTH.text) };
}

function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
}

/** Needs a consent to statistics. A later campaign, click or site replaces an earlier one. */
export function saveAttribution(entrance: PageEntry): void {
  const now = attributionOf(entrance);
  const leads = Object.keys(now).length > 1 && entrance.seenBefore.length === 0;
  if (leads || !attribution()) write(KEY, now);
}

export function attribution(): Attribution | undefined {
  const stored = consentTo('statistics') ? read(KEY) : undefined;
  if (typeof stored !== 'object' || stored === null) return undefined;
  const valid = Object.entries(stored).filter(([key]) => (attributionKeys as readonly string[]).includes(key));
  return Object.fromEntries(valid) as Attribution;
}

export function orderAttribution(): { readonly attribution?: Readonly<Record<string, string>> } {
  const device = deviceCookie();
  const found = { ...attribution(), ...(device && { device_id: device }) };
  return consentTo('statistics') && Object.keys(found).length > 0 ? { attribution: found } : {};
}

export function clearAttribution(): void {
  remove(KEY);
}
