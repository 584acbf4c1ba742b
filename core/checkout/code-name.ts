export const MAX_CODE_LENGTH = 40;
const SHAPE = /^[A-Z0-9][A-Z0-9-]{1,38}[A-Z0-9]$/;

/** As it is kept; undefined for what can be no code. */
export function codeName(text: string): string | undefined {
  const name = text.trim().toUpperCase();
  return SHAPE.test(name) ? name : undefined;
}
