/** `failing`: a renewal could not be charged. `paused`: nothing is charged until it goes on. `ending`: cancelled, with access left. */
export type ManagedState = 'running' | 'failing' | 'paused' | 'ending' | 'ended' | 'withdrawn' | 'duplicate' | 'refused';

const CURRENT: readonly ManagedState[] = ['running', 'failing', 'paused', 'ending'];

/** Its buyer still has it. */
export function isCurrent(state: ManagedState): boolean {
  return CURRENT.includes(state);
}
