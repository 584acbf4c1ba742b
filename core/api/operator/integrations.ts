/** Times are epoch milliseconds; null where nothing is known. */
export type IntegrationView = {
  readonly id: string;
  readonly name: string;
  readonly configured: boolean;
  readonly succeededAt: number | null;
  readonly failedAt: number | null;
  readonly failure: string | null;
  readonly failing: number;
};
export type IntegrationList = { readonly integrations: readonly IntegrationView[] };
export type TryResponse = { readonly ok: boolean; readonly detail: string };
