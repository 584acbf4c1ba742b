/** Days; undefined keeps a kind until it is deleted by hand. docs/operations/privacy.md lists what each kind holds. */
export type Retention = {
  readonly leads: number | undefined;
  readonly events: number | undefined;
  readonly messages: number | undefined;
  readonly operational: number | undefined;
  readonly addresses: number | undefined;
};

export const PROMISED_RETENTION = {
  leads: 90,
  events: 400,
  messages: 365,
  operational: 30,
  addresses: 14,
} as const satisfies Retention;
