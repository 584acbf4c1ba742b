/** `detail` is for the operator's page and command, without addresses, answers and secrets. */
export type TryOutcome = { readonly ok: boolean; readonly detail: string };

/** A try reads or validates only: it changes nothing at the service. It never throws and ends within 15 seconds. */
export type TestableConnection = { try(): Promise<TryOutcome> };

/** One outside service. `server/integrations.ts` lists all of them; a try without a configuration says what is missing. */
export type Integration = TestableConnection & {
  readonly id: string;
  readonly name: string;
  readonly configured: boolean;
};
