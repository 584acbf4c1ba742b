export const purposes = ['statistics', 'answers', 'ads'] as const;

/** `statistics` recognises a device again, `answers` include health data, `ads` reports checkouts and purchases to ad platforms. */
export type ConsentPurpose = (typeof purposes)[number];
export type ConsentChoices = Readonly<Record<ConsentPurpose, boolean>>;

/** The `id` is random; `gpc` is the browser's Global Privacy Control signal at that time. */
export type ConsentRecord = {
  readonly id: string;
  readonly version: string;
  readonly choices: ConsentChoices;
  readonly at: number;
  readonly gpc: boolean;
};

type ConsentContext = Pick<ConsentRecord, 'version' | 'gpc'> & { readonly now: number };

export const NO_CONSENT: ConsentChoices = { statistics: false, answers: false, ads: false };
export const FULL_CONSENT: ConsentChoices = { statistics: true, answers: true, ads: true };

const VALID_MS = 365 * 24 * 60 * 60 * 1000;

/** Answers need statistics, and Global Privacy Control rules out ads. */
export function effectiveChoices({ statistics, answers, ads }: ConsentChoices, gpc: boolean): ConsentChoices {
  return { statistics, answers: statistics && answers, ads: ads && !gpc };
}

/** Undefined for another wording, after a year, and when the browser has sent Global Privacy Control since. */
export function currentRecord(
  record: ConsentRecord | undefined,
  { version, gpc, now }: ConsentContext,
): ConsentRecord | undefined {
  if (!record || record.version !== version || now - record.at > VALID_MS) return undefined;
  return gpc && !record.gpc ? undefined : record;
}

export function allowedChoices(record: ConsentRecord | undefined, context: ConsentContext): ConsentChoices {
  return effectiveChoices(currentRecord(record, context)?.choices ?? NO_CONSENT, context.gpc);
}

export function needsConsent(record: ConsentRecord | undefined, context: ConsentContext): boolean {
  return !context.gpc && currentRecord(record, context) === undefined;
}

export function parseConsent(stored: unknown): ConsentRecord | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { id, version, choices, at, gpc } = stored as Record<string, unknown>;
  if (typeof id !== 'string' || typeof version !== 'string' || typeof at !== 'number') return undefined;
  const chosen = typeof choices === 'object' && choices !== null ? (choices as Record<string, unknown>) : {};
  const allowed = (purpose: ConsentPurpose) => chosen[purpose] === true;
  return {
    id,
    version,
    at,
    gpc: gpc === true,
    choices: { statistics: allowed('statistics'), answers: allowed('answers'), ads: allowed('ads') },
  };
}
