/** One job each per person. */
export const ADDRESS_DELETIONS = ['app-deletion', 'list-removal', 'analytics-deletion'] as const;

/** These jobs hold the address until they are done. */
export const EXTERNAL_DELETIONS = [...ADDRESS_DELETIONS, 'entitlement-removal'] as const;
