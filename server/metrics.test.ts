import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buy } from '../bench/chaos/faults/visitors.ts';
import { visitorId } from '../bench/chaos/storm/shopper.ts';
import { consent } from '../content/pages/checkout.ts';
import { plans } from '../content/plans.ts';
import { testDataDir } from './platform/db/testing.ts';
import { freePort, RunningServer } from './testing.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';
const PLANTED = ['planted@example', 'planted-answer', 'planted-token', 'planted-name', '203.0.113.99'];

let folder: string;
let collector: Server;
let server: RunningServer;
const received: string[] = [];

beforeAll(async () => {
  folder = await testDataDir('metrics');
  collector = createServer(async (request, response) => {
    received.push(await text(request));
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  server = await new RunningServer({
    PORT: await freePort(),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: TOKEN,
    TRUST_PROXY: 'loopback',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  }).ready();
});
afterAll(async () => {
  await server.stop('SIGKILL');
  collector.close();
  await rm(folder, { recursive: true });
});

const read = (authorization?: string) =>
  server.fetch('/metrics', authorization === undefined ? {} : { headers: { authorization } });
const metrics = async () => (await read(`Bearer ${TOKEN}`)).text();

/** A visitor whose every field could end up in a label. */
async function visit(): Promise<void> {
  const from = { 'x-forwarded-for': '203.0.113.99', traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  const email = 'planted@example.com';
  await server.post('/api/addUserToMailchimp', { email }, from);
  await server.post('/api/contact-messages', { name: 'planted-name', email, message: 'planted-answer' }, from);
  await server.post('/api/deletions', { token: 'planted-token' }, from);
  const events = [
    { event_type: 'planted-name', event_properties: { answers: { gender: 'planted-answer' } }, device_id: 'planted-token' },
  ];
  await server.post('/api/events', { api_key: 'test', events }, from);
  const order = {
    planId: 'planted-name',
    email,
    answers: { gender: 'planted-answer' },
    shown: { dueNow: 1, dueLater: 1, currency: 'USD' },
    consent: { version: consent.version, renewal: true, adult: true },
  };
  await server.post('/api/checkout', order, from);
  for (const path of ['/api/checkout/planted-token', '/planted-token?email=planted@example.com', '/delete/planted@example.com'])
    await server.fetch(path, { headers: from });
}

test('metrics are refused without the token', async () => {
  const answers = await Promise.all([read(), read('Bearer wrong'), read(TOKEN)]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(answers[0]?.headers.get('www-authenticate')).toBe('Bearer');
  expect(await (await read()).text()).not.toContain('http_server');
});

test('the scheme of the token may be written in any case, as HTTP says', async () => {
  const answers = await Promise.all([read(`bearer ${TOKEN}`), read(`BEARER  ${TOKEN}`)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('a visit is counted by route, queue and adapter, and no label holds what a visitor sent', async () => {
  await visit();
  await buy(server.url, {
    visitor: visitorId(1),
    email: 'planted@example.org',
    plan: plans[0],
    behaviour: 'pays',
    offered: true,
  });
  const told = await vi.waitFor(
    async () => {
      const all = await metrics();
      expect(all).toContain('payments_total');
      expect(all).toMatch(/job_duration_seconds_count\{queue="contact-mail",outcome="done"\} 2/);
      return all;
    },
    { timeout: 20_000 },
  );
  for (const line of [
    /^http_server_request_duration_seconds_count\{method="POST",route="\/api\/addUserToMailchimp",status="2xx"\} 2$/m,
    /^http_server_request_duration_seconds_count\{method="GET",route="\/api\/checkout\/:sessionId",status="4xx"\} 1$/m,
    /^http_server_request_duration_seconds_count\{method="GET",route="none",status="4xx"\} 2$/m,
    /^leads_total 2$/m,
    /^checkouts_total\{outcome="opened"\} 1$/m,
    /^checkouts_total\{outcome="unknownPlan"\} 1$/m,
    /^payments_total\{kind="first"\} 1$/m,
    /^adapter_call_duration_seconds_count\{adapter="mail",operation="send",outcome="ok"\} \d+$/m,
    /^db_client_operation_duration_seconds_count\{operation="insert",outcome="ok"\} \d+$/m,
    /^nodejs_eventloop_delay_p99_seconds \d/m,
    /^process_memory_usage_bytes\{type="resident"\} \d{8,}$/m,
    /^process_unix_file_descriptor_count \d+$/m,
    /^jobs_oldest_age_seconds\{queue="mail"\} \d/m,
    /^deliveries_owed\{adapter="webhook"\} 0$/m,
    /^database_size_bytes \d{7,}$/m,
    /^server_ready 1$/m,
  ])
    expect(told).toMatch(line);
  for (const secret of PLANTED) expect(told).not.toContain(secret);
});

test('the spans of a request, its job and the call of the job are one trace, which begins here and holds nothing of the visitor', async () => {
  await server.stop();
  const sent = received.join('\n');
  for (const secret of PLANTED) expect(sent).not.toContain(secret);
  const spans = received.flatMap(spansIn);
  const request = spans.find(({ name }) => name === 'POST /api/contact-messages');
  const job = spans.find(({ name, traceId }) => name === 'job contact-mail' && traceId === request?.traceId);
  const call = spans.find(({ name, parentSpanId }) => name === 'mail send' && parentSpanId === job?.spanId);
  expect([job?.parentSpanId, call?.traceId]).toEqual([request?.spanId, request?.traceId]);
  expect(request).toMatchObject({ name: 'POST /api/contact-messages' });
  expect(sent).not.toContain('0af7651916cd43dd8448eb211c80319c');
});

type Span = { readonly name: string; readonly traceId: string; readonly spanId: string; readonly parentSpanId?: string };

function spansIn(body: string): readonly Span[] {
  const { resourceSpans = [] } = JSON.parse(body) as { resourceSpans?: { scopeSpans: { spans: Span[] }[] }[] };
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}
