/** Onto the other half of the face. */
export const MIRROR = 'matrix(-1 0 0 1 400 0)';
