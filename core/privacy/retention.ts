/** After how many days each kind goes; undefined: it stays until somebody deletes it. */
export type Retention = {
  /** Addresses, answers and attempts of people who did not buy; and what happened that the operator's own systems were told of. */
  readonly leads: number | undefined;
  /** What was counted, and choices about that; why cards were declined; what the operator did. */
  readonly events: number | undefined;
  /** Messages to us; and that a deletion was asked for and done. */
  readonly messages: number | undefined;
  /** What is left when something was done: jobs, events of the provider, mails in the mailbox, used links, that others were told of a deletion. */
  readonly operational: number | undefined;
  /** Network addresses; and what ad platforms are to be told of a browser with its order. */
  readonly addresses: number | undefined;
};

/** What the privacy policy promises. */
export const PROMISED_RETENTION = {
  leads: 90,
  events: 400,
  messages: 365,
  operational: 30,
  addresses: 14,
} as const satisfies Retention;
