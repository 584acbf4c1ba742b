/** Replaces `regexparam`, because this app finds its screens in a table. See vite.config.ts. */
export function parse(pattern: string): never {
  throw new Error(`Not a pattern, but a route of web/routes.ts or web/pages.ts: ${pattern}`);
}
