/** What a token of the JSON API may read. */
export const API_SCOPES = ['orders', 'payments', 'people', 'answers', 'funnel'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** What is listed row by row, in pages or as a file. */
export const API_TABLES = ['orders', 'payments', 'people', 'answers'] as const satisfies readonly ApiScope[];
export type ApiTable = (typeof API_TABLES)[number];
