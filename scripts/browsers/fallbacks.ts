/** Newer features that may be used, each with what a browser without it does. */
export const FALLBACKS: Readonly<Record<string, string>> = {};
