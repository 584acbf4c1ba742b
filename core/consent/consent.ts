/** What visitors are asked about, one by one. What the site needs to work at all is not asked about. */
export const purposes = ['statistics', 'answers', 'ads'] as const;

/**
 * `statistics`: which screens are seen and where visitors leave, recognised again on the same device. `answers`: what was answered,
 * health-related answers included, as part of the statistics. `ads`: telling ad platforms that an ad led to a checkout or a purchase.
 */
export type ConsentPurpose = (typeof purposes)[number];
export type ConsentChoices = Readonly<Record<ConsentPurpose, boolean>>;

/** A choice as it was made. Nobody is named by it: `id` is random, and known to this device and the server only. */
export type ConsentRecord = {
  readonly id: string;
  /** Of the words that were agreed to. */
  readonly version: string;
  readonly choices: ConsentChoices;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Whether the browser sent Global Privacy Control then. */
  readonly gpc: boolean;
};

/** What a choice is weighed against: the words as they are now, the browser's signal, the time. */
export type ConsentContext = Pick<ConsentRecord, 'version' | 'gpc'> & { readonly now: number };

export const NO_CONSENT: ConsentChoices = { statistics: false, answers: false, ads: false };
export const FULL_CONSENT: ConsentChoices = { statistics: true, answers: true, ads: true };

/** After a year the question is asked again. */
const VALID_MS = 365 * 24 * 60 * 60 * 1000;

/** What holds of what was ticked: answers are part of the statistics, and Global Privacy Control rules out ads. */
export function effectiveChoices({ statistics, answers, ads }: ConsentChoices, gpc: boolean): ConsentChoices {
  return { statistics, answers: statistics && answers, ads: ads && !gpc };
}

/** The choice as it counts; undefined for one of other words, of long ago, or made before the browser began to object. */
export function currentRecord(
  record: ConsentRecord | undefined,
  { version, gpc, now }: ConsentContext,
): ConsentRecord | undefined {
  if (!record || record.version !== version || now - record.at > VALID_MS) return undefined;
  return gpc && !record.gpc ? undefined : record;
}

/** What may be done: nothing, unless it was chosen. */
export function allowedChoices(record: ConsentRecord | undefined, context: ConsentContext): ConsentChoices {
  return effectiveChoices(currentRecord(record, context)?.choices ?? NO_CONSENT, context.gpc);
}

/** Whether there is a question to put to the visitor. Global Privacy Control answers it. */
export function needsConsent(record: ConsentRecord | undefined, context: ConsentContext): boolean {
  return !context.gpc && currentRecord(record, context) === undefined;
}

/** Whatever was stored, read as a choice; undefined when it is none. */
export function parseConsent(stored: unknown): ConsentRecord | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { id, version, choices, at, gpc } = stored as Record<string, unknown>;
  if (typeof id !== 'string' || typeof version !== 'string' || typeof at !== 'number') return undefined;
  const chosen = typeof choices === 'object' && choices !== null ? (choices as Record<string, unknown>) : {};
  const yes = (purpose: ConsentPurpose) => chosen[purpose] === true;
  return {
    id,
    version,
    at,
    gpc: gpc === true,
    choices: { statistics: yes('statistics'), answers: yes('answers'), ads: yes('ads') },
  };
}
