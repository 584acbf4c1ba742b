import { expect, test } from 'vitest';
import { findViolations } from './invariants.ts';

const request = { route: 'GET /x', bytes: Buffer.from('GET /x HTTP/1.1\r\n\r\n'), cut: false };
const answer = { status: 400, head: 'HTTP/1.1 400 Bad Request', body: '{"success":false}', ms: 5 };

test.each([
  ['a fault of the server', { status: 500 }],
  ['a 503 without retry-after', { status: 503 }],
  ['a stack', { body: 'Error: no\n    at run (file.js:1:1)' }],
  ['a path of the machine', { body: 'ENOENT: /home/funnel/dist/index.html' }],
  ['SQL', { body: 'insert into "leads" ("email") values ($1)' }],
  ['an answer after 1001 ms', { ms: 1001 }],
])('the laws of answers find %s', (law, change) => {
  const [found, ...others] = findViolations(request, { ...answer, ...change }, 1000);
  expect(found).toMatch(`GET /x: ${law}`);
  expect(others).toEqual([]);
});

test('the laws of answers allow a refusal, and a 503 with retry-after', () => {
  const busy = { ...answer, status: 503, head: 'HTTP/1.1 503 Service Unavailable\r\nretry-after: 5' };
  expect([answer, busy].flatMap((one) => findViolations(request, one, 1000))).toEqual([]);
});
