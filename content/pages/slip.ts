/** Beside the questions: what the visitor has told so far. */
export const slipCopy = { title: 'Page 1, so far' } as const;
