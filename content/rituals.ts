/** The kinds of rituals, as chips and tiles; `id` names the drawing. */
export const rituals = [
  { id: 'care', title: 'Care' },
  { id: 'body', title: 'Body' },
  { id: 'face', title: 'Face' },
  { id: 'aroma', title: 'Aroma' },
  { id: 'soul', title: 'Soul' },
  { id: 'hair', title: 'Hair' },
] as const;
