/** The jobs by which other systems delete somebody. They hold the address until they are done: somebody has to be named. */
export const EXTERNAL_DELETIONS = ['app-deletion', 'list-removal'] as const;
