/** The host of the aliases that stand in place of erased addresses: it is reserved, so no mail arrives there. */
export const ERASED_HOST = '@erased.invalid';

/** Whether this stands in place of an erased address, to which no mail is sent. */
export function isErased(address: string): boolean {
  return address.endsWith(ERASED_HOST);
}
