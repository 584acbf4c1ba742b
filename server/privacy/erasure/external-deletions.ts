/** These jobs hold the address until they are done. */
export const EXTERNAL_DELETIONS = ['app-deletion', 'list-removal', 'analytics-deletion'] as const;
