import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { openAddressCounts } from './address-counts.ts';
import { api } from './api.ts';
import { clientMark } from './client-mark.ts';
import { errorForLog } from './log.ts';
import { limitEverything, requestLimit } from './rate-limit.ts';
import type { Routes } from './schemas.ts';
import { buildServer, type Server } from './server.ts';
import { oneHost } from './testing.ts';

test('an error is logged without the values that the database adds to it', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "leads_pkey"'), {
    code: '23505',
    detail: 'Key (email)=(ann@example.com) already exists.',
    query: 'insert into leads (email) values ($1)',
    params: ['ann@example.com'],
  });
  const logged = errorForLog(error);
  expect(logged).toMatchObject({ code: '23505', message: error.message, stack: expect.stringContaining('log.test.ts') });
  expect(JSON.stringify(logged)).not.toContain('ann@');
});

describe('the log', () => {
  let lines: string[];
  let server: Server;
  const routes: Routes = async (app) => {
    app.post('/notes', { schema: { body: z.strictObject({ words: z.string().max(9) }) } }, async () => ({}));
    app.get('/rare', { config: { rateLimit: { max: 1 } } }, async () => ({}));
    app.get('/broken', async () => {
      throw new Error('broken');
    });
  };
  const NOW = new Date();
  beforeAll(() => {
    const logTo = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const counts = openAddressCounts({ now: () => NOW });
    server = buildServer({ trustProxy: false, logLevel: 'info', logTo });
    server.addHook('onRequest', limitEverything(counts, 20));
    const limit = requestLimit(1000, counts);
    server.register(api({ ...oneHost('https://petalune.example'), anyOrigin: false, limit }, [routes]), { prefix: '/api' });
  });
  beforeEach(() => {
    lines = [];
  });
  afterAll(() => server.close());

  const post = (payload: object, headers: Record<string, string> = {}, url = '/api/notes') =>
    server.inject({ method: 'POST', url, payload, headers, remoteAddress: '203.0.113.9' });
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  it('has one JSON object a line, with its time in UTC, and nothing that a client wrote', async () => {
    await post(
      { words: 'ann@example.com\n{"level":60}' },
      { 'user-agent': 'ann@example.com' },
      '/api/notes?email=ann@example.com%0a',
    );
    expect(lines.join('')).not.toMatch(/ann@|203\.0\.113/);
    for (const line of lines) expect(line.trimEnd()).not.toContain('\n');
    expect(logged().map(({ msg }) => msg)).toEqual(['refused', 'request']);
    for (const { time } of logged()) expect(Math.abs(Number(time) - Date.now())).toBeLessThan(60_000);
    expect(logged()[1]).toEqual({
      level: 30,
      time: expect.any(Number),
      reqId: expect.any(String),
      method: 'POST',
      route: '/api/notes',
      status: 400,
      ms: expect.any(Number),
      msg: 'request',
    });
  });

  it.each([
    ['invalid', () => post({ words: 7 })],
    ['unsupported_type', () => post({}, { 'content-type': 'text/plain' })],
    ['too_large', () => post({ words: 'a'.repeat(70_000) })],
    ['forbidden_origin', () => post({ words: 'a' }, { origin: 'https://evil.example' })],
    ['not_found', () => post({}, {}, '/api/nothing')],
    ['invalid', () => post({}, {}, '/%zz')],
    ['too_many_requests', () => Promise.all([1, 2].map(() => server.inject({ url: '/api/rare', remoteAddress: '203.0.113.9' })))],
    ['too_many_requests', () => Promise.all(Array.from({ length: 21 }, () => post({}, {}, '/nothing')))],
  ] as const)('tells the refusal %s with the route and a mark of the network', async (refused, attempt) => {
    await attempt();
    const entry = logged().findLast(({ msg }) => msg === 'refused');
    expect(entry).toMatchObject({
      refused,
      method: expect.stringMatching(/^(GET|POST)$/),
      route: expect.any(String),
      client: clientMark('203.0.113.9', new Date()),
      reqId: expect.any(String),
    });
  });

  it('tells an error with its stack', async () => {
    await server.inject('/api/broken');
    expect(logged()[0]).toMatchObject({ level: 50, err: { message: 'broken', stack: expect.stringContaining('log.test.ts') } });
  });
});

test('the mark of a network is the same all day, another one the next day and for another network, and not its address', () => {
  const mark = (address: string, time: string) => clientMark(address, new Date(`2026-05-0${time}:00Z`));
  const first = mark('203.0.113.9', '4T00:00');
  expect(mark('203.0.113.9', '4T23:59')).toBe(first);
  expect(mark('203.0.113.8', '4T23:59')).not.toBe(first);
  expect(mark('2001:db8:1:1::1', '4T23:59')).toBe(mark('2001:db8:1:1::ff', '4T23:59'));
  expect(mark('203.0.113.9', '5T00:00')).not.toBe(first);
  expect(first).toMatch(/^[\w-]{12}$/);
});
