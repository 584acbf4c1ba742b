/** The API and the events omit our own `sandbox` field. */
export function publicObject<T extends object>(object: T): Omit<T, 'sandbox'> {
  const { sandbox: _, ...rest } = object as T & { sandbox?: unknown };
  return rest;
}
