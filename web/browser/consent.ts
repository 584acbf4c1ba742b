import { useSyncExternalStore } from 'react';
import { consentVersion } from '../../content/pages/consent.ts';
import {
  allowedChoices,
  type ConsentChoices,
  type ConsentPurpose,
  type ConsentRecord,
  NO_CONSENT,
  needsConsent,
  parseConsent,
  purposes,
} from '../../core/consent/consent.ts';
import { now } from './clock.ts';
import { sendConsent } from './consent-outbox.ts';
import { deviceCookie } from './device-cookie.ts';
import { randomId } from './random-id.ts';
import { onOtherTab, read, write } from './storage.ts';
import { createStore } from './store.ts';

const KEY = 'consent';
const changes = createStore(0);

/** Ask each time: the answer may change while the page is open. */
export function consentTo(purpose: ConsentPurpose): boolean {
  return currentChoices()[purpose];
}

/** For changes in any tab. */
export function onConsentChange(changed: () => void): () => void {
  const stops = [changes.subscribe(changed), onOtherTab(KEY, changed)];
  return () => {
    for (const stop of stops) stop();
  };
}

export function currentChoices(): ConsentChoices {
  return allowedChoices(consentRecord(), context());
}

export function consentRecord(): ConsentRecord | undefined {
  return parseConsent(read(KEY));
}

export function consentIsNeeded(): boolean {
  return needsConsent(consentRecord(), context());
}

/** Only where no page is prerendered. */
export function useConsentNeeded(): boolean {
  return useSyncExternalStore(onConsentChange, consentIsNeeded);
}

export function saveConsent(choices: ConsentChoices): ConsentRecord {
  const { version, gpc, now: at } = context();
  const before = consentRecord();
  const record: ConsentRecord = { id: randomId(), version, choices, at, gpc };
  const device = choices.statistics ? undefined : deviceCookie();
  write(KEY, record);
  changes.set(changes.get() + 1);
  sendConsent({ ...record, ...(before && { replaces: before.id }), ...(device && { device }) });
  return record;
}

/** Withdraws an earlier consent on the server too. */
export function applyGpc(): void {
  const record = consentRecord();
  if (sendsGpc() && record && !record.gpc && purposes.some((purpose) => record.choices[purpose])) saveConsent(NO_CONSENT);
}

export function sendsGpc(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

function context() {
  return { version: consentVersion, gpc: sendsGpc(), now: now() };
}
