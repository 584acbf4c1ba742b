/** An object as the API and the events tell it: without `sandbox`, which only we know. */
export function publicObject<T extends object>(object: T): Omit<T, 'sandbox'> {
  const { sandbox: _, ...rest } = object as T & { sandbox?: unknown };
  return rest;
}
