export const API_SCOPES = ['orders', 'payments', 'people', 'answers', 'funnel'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const API_TABLES = ['orders', 'payments', 'people', 'answers'] as const satisfies readonly ApiScope[];
export type ApiTable = (typeof API_TABLES)[number];
