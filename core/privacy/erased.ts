/** `.invalid` is a reserved domain, so no mail reaches the aliases of erased addresses. */
export const ERASED_HOST = '@erased.invalid';

export function isErased(address: string): boolean {
  return address.endsWith(ERASED_HOST);
}
