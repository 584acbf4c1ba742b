/** How long the law wants proof of an order kept: of the consent from when it was given, and from the end of the subscription. */
const AFTER_CONSENT_YEARS = 3;
const AFTER_END_YEARS = 1;

/** Instants as epoch milliseconds. `endedAt`: undefined while the subscription runs. */
export type RetainedOrder = { readonly consentedAt: number; readonly endedAt: number | undefined };

/** Until when invoices and consents of an order are kept, whichever is longer; undefined while its subscription runs. */
export function retainedUntil({ consentedAt, endedAt }: RetainedOrder): number | undefined {
  if (endedAt === undefined) return undefined;
  return Math.max(yearsAfter(consentedAt, AFTER_CONSENT_YEARS), yearsAfter(endedAt, AFTER_END_YEARS));
}

/** The same day of a later year; of 29 February, 1 March. */
function yearsAfter(instant: number, years: number): number {
  const date = new Date(instant);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}
