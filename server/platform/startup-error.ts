/** A reason in the outside world why the server cannot start, in one sentence for the person who started it. */
export class StartupError extends Error {}

/** The shortest name of what went wrong: a system error's code, else the message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return code === '' || code.startsWith('ERR_') ? error.message : code;
}
