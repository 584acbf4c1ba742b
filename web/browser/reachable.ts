/** Whether the server answers with a page at this path. */
export function isReachable(path: string): Promise<boolean> {
  return fetch(path, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
