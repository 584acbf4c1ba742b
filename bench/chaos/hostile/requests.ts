import fc from 'fast-check';
import { OPERATOR_HEADER } from '../../../core/operator/request.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import type { RouteDescription } from './routes.ts';
import { inputOf } from './schema-arbitrary.ts';

/** `cut`: the client closes its side at once, as it must where the length of the body is a lie. */
export type HostileRequest = { readonly route: string; readonly bytes: Buffer; readonly cut: boolean };

export type HostileTargets = {
  readonly routes: readonly RouteDescription[];
  /** `cookie` headers of visitors, buyers and operators who are signed in. */
  readonly cookies: readonly (readonly string[])[];
  /** Ids, addresses and tokens that exist. */
  readonly known: readonly string[];
  readonly origin: string;
};

const RAW_PATHS = ['%00', '%zz', '%c0%af', '..%2f..%2f', '%', '%u0000', '.', '..', '%2e%2e', '%ff', ';a=b', '%0d%0aa:b', '*'];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'X'];
const TYPES = ['application/json', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded', 'text/plain'];
const FORMS: Readonly<Record<string, readonly string[]>> = {
  number: ['4242 4242 4242 4242', '4000 0000 0000 0002', '4000 0027 6000 3184', '1'],
  ...{ expiry: ['12/34', '99/99'], cvc: ['123', ''], name: ['Ann'], bank: ['complete', 'fail'], ends: ['yes', 'no'] },
  action: [
    ...['renew', 'pause', 'resume', 'fail', 'again', 'pay', 'refund', 'dispute', 'won', 'lost', 'cancel', 'advance'],
    'again',
    'twice',
    'late',
    'never',
  ],
  ...{ amount: ['1', '19.99', ''], copies: ['0', '1', '5'], delaySeconds: ['0', '1'], shuffled: ['on'], count: ['1', '100'] },
};

export function hostileRequest(world: HostileTargets): fc.Arbitrary<HostileRequest> {
  return fc.oneof(
    { weight: 12, arbitrary: formed(world) },
    { weight: 2, arbitrary: corruptedRequest(world) },
    { weight: 1, arbitrary: noise },
  );
}

const noise = fc
  .uint8Array({ minLength: 1, maxLength: 2000 })
  .map((bytes) => ({ route: 'raw bytes', bytes: Buffer.from(bytes), cut: true }));

function corruptedRequest(world: HostileTargets): fc.Arbitrary<HostileRequest> {
  const cuts = fc.tuple(fc.nat(1000), fc.nat(1000), fc.uint8Array({ maxLength: 20 }));
  return fc.tuple(formed(world), cuts).map(([{ route, bytes }, [first, second, inserted]]) => {
    const at = (share: number) => Math.floor((share / 1000) * bytes.length);
    return {
      route: `mutilated ${route}`,
      bytes: Buffer.concat([bytes.subarray(0, at(first)), inserted, bytes.subarray(at(second))]),
      cut: true,
    };
  });
}

function formed(world: HostileTargets): fc.Arbitrary<HostileRequest> {
  return fc.oneof(...world.routes.map((route) => requestTo(route, world)));
}

function requestTo(route: RouteDescription, world: HostileTargets): fc.Arbitrary<HostileRequest> {
  const parts = {
    method: fc.oneof({ weight: 30, arbitrary: fc.constant(route.method) }, { weight: 1, arbitrary: fc.constantFrom(...METHODS) }),
    path: pathOf(route, world),
    query: queryOf(route, world),
    headers: headersOf(world),
    body: bodyOf(route, world),
    length: fc.oneof(
      { weight: 30, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom('0', '5', '999999', '-1', 'a') },
    ),
  };
  return fc.record(parts).map(({ method, path, query, headers, body, length }) => {
    const content = body && { 'content-type': body.type, 'content-length': length ?? String(body.bytes.length) };
    const lines = Object.entries({ ...headers, ...content, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `${method} ${path}${query} HTTP/1.1\r\n${lines.join('')}\r\n`;
    return {
      route: `${route.method} ${route.url}`,
      bytes: Buffer.concat([Buffer.from(head, 'latin1'), body?.bytes ?? Buffer.alloc(0)]),
      cut: body !== undefined && length !== undefined,
    };
  });
}

function pathOf({ url }: RouteDescription, { known }: HostileTargets): fc.Arbitrary<string> {
  const segment = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('none', ...known).map(encodeURIComponent) },
    { weight: 2, arbitrary: hostileText.map((text) => encodeURIComponent(text.toWellFormed())) },
    { weight: 1, arbitrary: fc.constantFrom(...RAW_PATHS) },
  );
  const segments = url.split('/').map((part) => (part.startsWith(':') || part === '*' ? segment : fc.constant(part)));
  const path = fc.tuple(...segments).map((all) => all.join('/') || '/');
  const strange = fc.tuple(path, fc.constantFrom('/', '//', ...RAW_PATHS)).map((both) => both.join(''));
  return fc.oneof({ weight: 20, arbitrary: path }, { weight: 1, arbitrary: strange });
}

function queryOf({ query }: RouteDescription, { known }: HostileTargets): fc.Arbitrary<string> {
  const fields = query === undefined ? fc.dictionary(hostileText, hostileText, { maxKeys: 2 }) : inputOf(query, known);
  const written = fields.map((given) =>
    typeof given === 'object' && given !== null ? `?${encodedForm(Object.entries(given))}` : '?%zz',
  );
  const none = { weight: query === undefined ? 12 : 1, arbitrary: fc.constant('') };
  return fc.oneof({ weight: query === undefined ? 1 : 12, arbitrary: written }, none);
}

function headersOf({ cookies, origin }: HostileTargets): fc.Arbitrary<Readonly<Record<string, string>>> {
  const header = hostileText.map((text) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, ''));
  const signedIn = cookies.map((ofOneKind) => ({ weight: 6, arbitrary: fc.constantFrom(...ofOneKind) }));
  const cookie = fc.oneof(...signedIn, { weight: 6, arbitrary: fc.constant('') }, { weight: 1, arbitrary: header });
  const extra = fc.dictionary(
    fc.constantFrom(
      ...['accept-encoding', 'accept-language', 'if-none-match', 'range', 'sec-fetch-site', 'user-agent', 'expect', 'x-y'],
    ),
    header,
    { maxKeys: 2 },
  );
  const parts = {
    'x-forwarded-for': fc.ipV4(),
    origin: fc.oneof({ weight: 20, arbitrary: fc.constant(origin) }, { weight: 1, arbitrary: header }),
    'stripe-signature': fc.oneof(fc.constant('t=1,v1=00'), header),
  };
  return fc
    .tuple(cookie, fc.record(parts), fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: extra }))
    .map(([chosen, known, more]) => ({ host: 'localhost', cookie: chosen, [OPERATOR_HEADER]: 'dashboard', ...known, ...more }));
}

type Body = { readonly type: string; readonly bytes: Buffer };

function bodyOf({ method, body, url }: RouteDescription, { known }: HostileTargets): fc.Arbitrary<Body | undefined> {
  if (method === 'GET') return fc.constant(undefined);
  const json = (value: fc.Arbitrary<unknown>) =>
    value.map((one) => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(one) ?? '') }));
  const anything = fc.record({
    type: fc.oneof(
      fc.constantFrom(...TYPES),
      hostileText.map((text) => text.replace(/[^\x20-\x7e]/g, '')),
    ),
    bytes: fc.oneof(
      hostileText.map((text) => Buffer.from(text)),
      fc.uint8Array({ maxLength: 3000 }).map((bytes) => Buffer.from(bytes)),
      hostileValue.map((value) => Buffer.from(JSON.stringify(value) ?? '').subarray(1)),
    ),
  });
  const usual = url.startsWith('/sandbox/') ? formBody(known) : json(inputOf(body, known));
  return fc.oneof(
    { weight: 12, arbitrary: usual },
    { weight: 1, arbitrary: json(hostileValue) },
    { weight: 1, arbitrary: anything },
  );
}

function formBody(known: readonly string[]): fc.Arbitrary<Body> {
  const fields = Object.entries({ ...FORMS, subscription: ['none', ...known] }).map(([name, values]) => {
    const value = fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: hostileText });
    return [name, value] as const;
  });
  return fc.record(Object.fromEntries(fields)).map((form) => ({
    type: 'application/x-www-form-urlencoded',
    bytes: Buffer.from(encodedForm(Object.entries(form))),
  }));
}

function encodedForm(fields: readonly (readonly [string, unknown])[]): string {
  const encoded = (value: unknown) =>
    encodeURIComponent(String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed());
  return fields.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
}
