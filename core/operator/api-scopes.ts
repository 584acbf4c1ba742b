export const API_TABLES = ['orders', 'payments', 'people', 'answers'] as const;
export type ApiTable = (typeof API_TABLES)[number];

/** What the JSON API answers. */
export const API_READS = [...API_TABLES, 'funnel'] as const;
export type ApiRead = (typeof API_READS)[number];

/** What a token may be good for; `drafts` is for programs that draft other words. */
export const API_SCOPES = [...API_READS, 'drafts'] as const;
export type ApiScope = (typeof API_SCOPES)[number];
