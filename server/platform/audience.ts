/** The people whom a host serves. */
export type Audience = 'visitors' | 'operators';

/** Each with what lies below it. */
const OPERATORS = ['/operator', '/api/operator', '/api/v1', '/sandbox/mailbox', '/sandbox/panel'];
/** Files that pages of both load, and what machines ask under any name. */
const SHARED = ['/assets', '/healthz', '/metrics', '/readyz', '/sandbox/checkout.css', '/sandbox/fonts', '/sandbox/icon.svg'];

/** A path that is named nowhere is the visitors'. */
export function audienceOf(path: string): Audience | 'shared' {
  if (OPERATORS.some((prefix) => isBelow(path, prefix))) return 'operators';
  return SHARED.some((prefix) => isBelow(path, prefix)) ? 'shared' : 'visitors';
}

function isBelow(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/');
}

export type Addresses = { readonly publicUrl: URL; readonly operatorUrl: URL };

export function hasOperatorHost({ publicUrl, operatorUrl }: Addresses): boolean {
  return publicUrl.host !== operatorUrl.host;
}

/** Chooses by a path what was made of the address under which the path is served. */
export function byAudience<Made>({ publicUrl, operatorUrl }: Addresses, make: (url: URL) => Made): (path: string) => Made {
  const [forVisitors, forOperators] = [make(publicUrl), make(operatorUrl)];
  return (path) => (audienceOf(path) === 'operators' ? forOperators : forVisitors);
}
