import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localReceiver, respondJson } from '../adapters/http/testing.ts';
import { runScript } from './testing.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'try-'));
});
afterAll(() => rm(folder, { recursive: true }));

const tried = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  runScript('try', { args, cwd: folder, environment });

test('the try script asks the services that are switched on, and fails with the first that does not work', async () => {
  const server = await localReceiver(({ path }, response) =>
    path.startsWith('/debug/mp/') ? respondJson(response, 200, { validationMessages: [] }) : respondJson(response, 401, {}),
  );
  const url = server.url.origin;
  const google = { GA_MEASUREMENT_ID: 'G-ABC123', GA_API_SECRET: 'geheim', GA_URL: url };
  expect(await tried([], google)).toMatchObject({ code: 0, out: expect.stringMatching(/^good {2}Google Analytics 4: /) });
  const list = { KLAVIYO_API_KEY: 'pk', KLAVIYO_LIST_ID: 'LIST1', KLAVIYO_URL: url };
  const { code, out } = await tried([], { ...google, ...list });
  await server.close();
  expect({
    code,
    lines: out
      .trim()
      .split('\n')
      .map((line) => line.slice(0, 4))
      .sort(),
  }).toEqual({ code: 1, lines: ['BAD ', 'good'] });
});

test('the try script says which services there are, and refuses an unknown name', async () => {
  expect(await tried([])).toMatchObject({
    code: 0,
    error: expect.stringContaining('There are: payments, app, revenuecat, adapty, mail, mailchimp'),
  });
  expect(await tried(['nobody'])).toMatchObject({ code: 2, error: expect.stringContaining('There is no nobody') });
  expect(await tried(['meta'])).toMatchObject({ code: 1, out: expect.stringContaining('META_ACCESS_TOKEN is not set') });
});
