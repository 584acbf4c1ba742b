/** The law wants proof of an order for this long. */
const AFTER_CONSENT_YEARS = 3;
const AFTER_END_YEARS = 1;

/** Epoch milliseconds; `endedAt` is undefined while the subscription runs. */
type RetainedOrder = { readonly consentedAt: number; readonly endedAt: number | undefined };

export function retainedUntil({ consentedAt, endedAt }: RetainedOrder): number | undefined {
  if (endedAt === undefined) return undefined;
  return Math.max(yearsAfter(consentedAt, AFTER_CONSENT_YEARS), yearsAfter(endedAt, AFTER_END_YEARS));
}

function yearsAfter(instant: number, years: number): number {
  const date = new Date(instant);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}
