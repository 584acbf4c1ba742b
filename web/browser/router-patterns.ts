/** Replaces `regexparam`, because this app finds its screens in a table. See vite.config.ts. */
export function parse(pattern: string): never {
  throw new Error(`There are no path patterns in this app (${pattern}): add a route to web/routes.ts or web/pages.ts.`);
}
