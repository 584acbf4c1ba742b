type Mode = 'computed' | 'scripted';

/** `computed` reckons the figures of the analysis from the answers; `scripted` shows those of `content/analysis.ts` to everybody, as an example. */
export const mode: Mode = 'computed' as Mode;
