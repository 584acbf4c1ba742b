import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_CHANGES } from '../core/editions/apply.ts';
import { testDataDir } from '../server/platform/db/testing.ts';
import { freePort, NODE_COMPILE_CACHE, RunningServer, SHORT_LIVED } from '../server/testing.ts';
import { runScript } from './testing.ts';

const GENDER = 'funnel/profile.profile.steps.gender.title';
const HERO = 'pages/sales.salesCopy.hero.title';
const EYEBROW = 'pages/sales.salesCopy.hero.eyebrow';
const TEN_MINUTES = 600_000;

let folder: string;
let server: RunningServer;
beforeAll(async () => {
  folder = await testDataDir('programs');
  server = await new RunningServer({
    PORT: await freePort(),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '0',
  }).ready();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const editions = (...args: readonly string[]) => runScript('editions', { args, cwd: folder, environment: { DATA_DIR: folder } });

type Answer = {
  readonly text: string;
  readonly png: Buffer | undefined;
  readonly isError: boolean;
  readonly json: () => Readonly<Record<string, unknown>>;
};

/** A program that speaks the protocol line by line, as it is written down, without a library. */
function agent() {
  const script = fileURLToPath(new URL('./operator.ts', import.meta.url));
  const env = { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE, DATA_DIR: folder };
  const child = spawn(process.execPath, [...SHORT_LIVED, script, 'mcp'], { cwd: folder, env });
  const waiting = new Map<number, (message: { result?: Record<string, never>; error?: { message: string } }) => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const message = JSON.parse(line);
    waiting.get(message.id)?.(message);
  });
  const send = (line: string) => child.stdin.write(`${line}\n`);
  let last = 0;
  const ask = (method: string, params: unknown) =>
    new Promise<{ result?: Record<string, never>; error?: { message: string } }>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      send(JSON.stringify({ jsonrpc: '2.0', id: last, method, params }));
    });
  return {
    send,
    ask,
    async call(name: string, input: object): Promise<Answer> {
      const { result, error } = await ask('tools/call', { name, arguments: input });
      if (!result) throw new Error(error?.message);
      const { content = [], isError = false } = result as { content?: { text?: string; data?: string }[]; isError?: boolean };
      const [{ text = '', data } = {}] = content;
      return { text, png: data === undefined ? undefined : Buffer.from(data, 'base64'), isError, json: () => JSON.parse(text) };
    },
    async leave() {
      child.stdin.end();
      const [code] = await once(child, 'close');
      return code;
    },
  };
}

test('an agent on standard input rewords the sales page and a question, mends what was refused, looks at it and hands it over, and the owner publishes it', async () => {
  const began = Date.now();
  const { ask, send, call, leave } = agent();
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'agent', version: '1' } };
  expect(JSON.stringify((await ask('initialize', params)).result)).toContain('the owner publishes it');
  send('{"jsonrpc":"2.0","method":"notifications/initialized"}');
  const { tools = [] } = ((await ask('tools/list', {})).result ?? {}) as { tools?: { name: string; description: string }[] };
  expect(tools.map(({ name }) => name)).toEqual([
    'read',
    'schema',
    'list',
    'draft',
    'check',
    'diff',
    'prove',
    'simulate',
    'preview',
    'hand_over',
    'picture',
  ]);

  const sales = (await call('read', { beginning: 'pages/sales.salesCopy.hero' })).json();
  expect(sales.texts).toHaveProperty([HERO]);
  const texts = { [HERO]: 'Your evenings have a plan, 99 % sure', [EYEBROW]: 'Made for you', [GENDER]: 'Who are you?' };
  const begun = (await call('draft', { name: 'Evenings', texts })).json();
  expect(begun.problems).toEqual([expect.objectContaining({ path: HERO, says: 'It says 99%, which has no basis.' })]);
  const mended = (await call('draft', { base: begun.id, texts: { [HERO]: 'Your evenings have a plan' } })).json();
  expect(mended.problems).toEqual([]);
  const id = String(mended.id);
  expect((await call('check', { base: id })).json()).toEqual({ problems: [] });

  expect((await call('preview', { id })).json()).toMatchObject({ address: `${server.url}/?edition=${id}` });
  for (const [page, screen, width] of [
    ['/prediction', 'phone', 390],
    ['/quiz2', 'desktop', 1280],
  ] as const) {
    const { png, text } = await call('picture', { id, page, screen });
    expect([text, png?.subarray(1, 4).toString(), png?.readUInt32BE(16)]).toEqual(['', 'PNG', width]);
  }
  expect((await call('hand_over', { id, note: 'The sales page speaks of evenings.' })).json()).toMatchObject({ id });
  expect(await (await server.fetch('/quiz2')).text()).not.toContain('Who are you?');

  expect((await editions('list')).out).toContain(`${id}  handed over  -`);
  expect((await editions('list')).out).toContain('  console: The sales page speaks of evenings.');
  expect((await editions('diff', id)).out).toContain('  + Who are you?');
  expect(await editions('publish', id)).toMatchObject({ code: 0, out: expect.stringContaining(`Published as ${id}`) });
  await expect.poll(async () => (await server.fetch('/quiz1')).headers.get('set-cookie')).toContain(id);
  const cookie = `edition=${id}`;
  expect(await (await server.fetch('/quiz2', { headers: { cookie } })).text()).toContain('Who are you?');
  expect(await (await server.fetch('/prediction', { headers: { cookie } })).text()).toContain('Your evenings have a plan');
  expect(await leave()).toBe(0);
  expect(Date.now() - began).toBeLessThan(TEN_MINUTES);
});

test('what is no message of the protocol ends neither the program nor the server', async () => {
  const { ask, send, call, leave } = agent();
  for (const line of ['hello', '{', '[]', '{"jsonrpc":"1.0"}', 'null', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`])
    send(line);
  expect((await ask('ping', {})).result).toEqual({});
  const nested = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`);
  expect(await call('draft', { texts: { [GENDER]: nested } })).toMatchObject({
    isError: true,
    text: expect.stringContaining(GENDER),
  });
  expect((await call('read', { edition: '0000000000000000' })).text).toContain('There is no draft 0000000000000000');
  expect(await leave()).toBe(0);
  expect((await server.fetch('/healthz')).status).toBe(200);
});

test('a draft leaves as a file, comes back as one, and a file that is no draft is refused in one sentence', async () => {
  const file = (name: string) => join(folder, name);
  const draft = { version: 1, name: 'Autumn', by: 'somebody', texts: { [GENDER]: 'Tell us who you are' } };
  await writeFile(file('autumn.json'), JSON.stringify(draft));
  const { out } = await editions('import', file('autumn.json'));
  const id = /^Kept as ([0-9a-f]{16})\.\n$/.exec(out)?.[1] ?? '';
  expect(await editions('export', id, file('again.json'))).toMatchObject({ code: 0, error: '' });
  const { by: _, ...own } = draft;
  expect(JSON.parse(await readFile(file('again.json'), 'utf8'))).toEqual({ ...NO_CHANGES, ...own });
  expect(await editions('export', id, file('again.json'))).toMatchObject({
    code: 1,
    error: expect.stringContaining('cannot be made'),
  });

  await writeFile(file('large.json'), JSON.stringify({ ...draft, name: 'a'.repeat(5_000_000) }));
  await writeFile(file('nested.json'), `{"version":1,"name":"a","texts":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
  await writeFile(file('later.json'), JSON.stringify({ ...draft, version: 2 }));
  for (const [name, sentence] of [
    ['large.json', 'It is larger than any draft, which has at most 4000000 bytes.'],
    ['nested.json', 'It cannot be read at texts: Invalid input: expected record, received array'],
    ['later.json', 'It cannot be read at version: This software reads drafts of version 1.'],
  ] as const)
    expect(await editions('import', file(name))).toEqual({ code: 1, out: '', error: `${file(name)}: ${sentence}\n` });
  expect(await editions('import', file('none.json'))).toMatchObject({
    code: 1,
    error: `The file ${file('none.json')} cannot be read.\n`,
  });

  expect(await editions('remove', id)).toMatchObject({ code: 0, out: `Removed: ${id}.\n` });
  expect(await editions('remove', id)).toMatchObject({ code: 1, error: `There is no edition ${id}.\n` });
});
