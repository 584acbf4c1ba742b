export const ROLES = ['owner', 'marketer', 'support', 'read-only'] as const;
export type Role = (typeof ROLES)[number];

/** The permissions of each role. The server refuses everything else, and the dashboard hides it. */
export const PERMISSIONS = {
  'own-account': ['owner', 'marketer', 'support', 'read-only'],
  'see-reports': ['owner', 'marketer', 'support', 'read-only'],
  'see-revenue': ['owner', 'marketer', 'read-only'],
  'import-spend': ['owner', 'marketer'],
  'name-sources': ['owner', 'marketer'],
  /** Discount codes: each takes something off what orders pay. */
  'manage-codes': ['owner'],
  'manage-catalogue': ['owner', 'marketer'],
  'set-alerts': ['owner', 'marketer'],
  'save-segments': ['owner', 'marketer'],
  'see-health': ['owner', 'support', 'read-only'],
  /** Addresses, answers, messages and what was delivered about somebody. */
  'see-people': ['owner', 'support', 'read-only'],
  'help-people': ['owner', 'support'],
  'export-people': ['owner', 'support'],
  /** A deletion at another service that does not happen is owed to a person and to the law. */
  'give-up-deletions': ['owner'],
  'see-audit': ['owner'],
  'manage-operators': ['owner'],
  'manage-integrations': ['owner'],
  /** The mailbox of the sandbox holds everybody's links. */
  'open-sandbox': ['owner'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Permission = keyof typeof PERMISSIONS;

export function isAllowed(role: Role, permission: Permission): boolean {
  const roles: readonly Role[] = PERMISSIONS[permission];
  return roles.includes(role);
}
