/** Beside the questions: what the visitor has told so far. */
export const slipCopy = { title: 'Your answers so far' } as const;
