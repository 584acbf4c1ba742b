export class StartupError extends Error {}

/** Database errors also carry the query and its parameters, which are omitted. */
export function describeFailure(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('severity' in error && 'code' in error) {
    return `The database cannot be used: ${error.message} (${error.code}). If its files are damaged, restore a backup.`;
  }
  return error.stack ?? error.message;
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return code === '' || code.startsWith('ERR_') ? error.message : code;
}
