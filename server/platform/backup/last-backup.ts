/** The row of `maintenance`, and what its detail says. */
export const BACKUP = 'backup';
export const ENCRYPTED = 'encrypted';
export const UNENCRYPTED = 'unencrypted';
