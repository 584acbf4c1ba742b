let confirmed: string | undefined;

/** In memory, because a link that is opened again, or a page that is loaded again, must not say goodbye again. */
export function markDeletionConfirmed(token: string): void {
  confirmed = token;
}

export function isDeletionConfirmed(token: string): boolean {
  return confirmed === token;
}
