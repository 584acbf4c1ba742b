/** What visitors are asked about, one by one. What the site needs to work at all is not asked about. */
export const purposes = ['statistics', 'answers', 'ads'] as const;

/**
 * `statistics`: which screens are seen and where visitors leave, recognised again on the same device. `answers`: what was answered,
 * health-related answers included, as part of the statistics. `ads`: telling ad platforms that an ad led to a checkout or a purchase.
 */
export type Purpose = (typeof purposes)[number];
export type Choices = Readonly<Record<Purpose, boolean>>;

/** A choice as it was made. Nobody is named by it: `id` is random, and known to this device and the server only. */
export type ConsentRecord = {
  readonly id: string;
  /** Of the words that were agreed to. */
  readonly version: string;
  readonly choices: Choices;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Whether the browser sent Global Privacy Control then. */
  readonly gpc: boolean;
};

/** What a choice is weighed against: the words as they are now, the browser's signal, the time. */
export type Circumstances = Pick<ConsentRecord, 'version' | 'gpc'> & { readonly now: number };

export const nothing: Choices = { statistics: false, answers: false, ads: false };
export const everything: Choices = { statistics: true, answers: true, ads: true };

/** After a year the question is asked again. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** What holds of what was ticked: answers are part of the statistics, and Global Privacy Control rules out ads. */
export function effective({ statistics, answers, ads }: Choices, gpc: boolean): Choices {
  return { statistics, answers: statistics && answers, ads: ads && !gpc };
}

/** The choice as it counts; undefined for one of other words, of long ago, or made before the browser began to object. */
export function inForce(record: ConsentRecord | undefined, { version, gpc, now }: Circumstances): ConsentRecord | undefined {
  if (!record || record.version !== version || now - record.at > KEPT_MS) return undefined;
  return gpc && !record.gpc ? undefined : record;
}

/** What may be done: nothing, unless it was chosen. */
export function allowed(record: ConsentRecord | undefined, circumstances: Circumstances): Choices {
  return effective(inForce(record, circumstances)?.choices ?? nothing, circumstances.gpc);
}

/** Whether there is a question to put to the visitor. Global Privacy Control answers it. */
export function isUnasked(record: ConsentRecord | undefined, circumstances: Circumstances): boolean {
  return !circumstances.gpc && inForce(record, circumstances) === undefined;
}

/** Whatever was stored, read as a choice; undefined when it is none. */
export function parseConsent(stored: unknown): ConsentRecord | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { id, version, choices, at, gpc } = stored as Record<string, unknown>;
  if (typeof id !== 'string' || typeof version !== 'string' || typeof at !== 'number') return undefined;
  const chosen = typeof choices === 'object' && choices !== null ? (choices as Record<string, unknown>) : {};
  const yes = (purpose: Purpose) => chosen[purpose] === true;
  return {
    id,
    version,
    at,
    gpc: gpc === true,
    choices: { statistics: yes('statistics'), answers: yes('answers'), ads: yes('ads') },
  };
}
