import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftRules } from '../../../content/editions.ts';
import { applyTo } from '../../../core/editions/apply.ts';
import { check, textsOf } from '../../../core/editions/check.ts';
import { Draft } from '../../../core/editions/draft.ts';
import { rounds } from '../../../core/testing.ts';
import { listEditions, readPublications } from '../../editions/store.ts';
import { closedContent, contentRenderer, openContent } from '../../programs/testing.ts';
import { tools } from '../../programs/tools/index.ts';
import { type TestPrograms, testPrograms } from './testing.ts';

const PERSON = 'ann.marker@secret.example';
const SEED = 20261129;
const CALLS = rounds(1000, 100);

let programs: TestPrograms;
beforeAll(async () => {
  programs = await testPrograms();
  const { db, token } = programs;
  await db.insertInto('leads').values({ email: PERSON, source: 'keep-results' }).execute();
  await db.insertInto('contact_messages').values({ name: PERSON, email: PERSON, message: PERSON }).execute();
  await token(PERSON, ['people']);
});
afterAll(() => programs.close());

const openPaths = Object.keys(textsOf(openContent, draftRules));
const closedPaths = Object.entries(closedContent).flatMap(([name, value]) => pathsIn(name, value).slice(0, 20));
const words = ['Your skin, evening by evening', 'Who are you?', 'Tell us more', 'What suits your skin', 'A plan that is yours'];
const lawless = [
  ...['Cures acne', 'Clinically proven', '100% guaranteed for $1', 'Now $0.00', 'See https://evil.example', '{email}', ' '],
  ...['<script>fetch("/api/v1/people")</script>', "'; delete from leads; --", 'a '.repeat(2000)],
];
const unreadable = ['\u0000', '\ud800', '\u202e', '\u001b[2J', 'a '.repeat(3000)];
const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...openPaths) },
  { weight: 4, arbitrary: fc.constantFrom(...closedPaths) },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor.prototype', '', '.', '../../.env', 'plans.plans', 'claims') },
  { weight: 1, arbitrary: fc.string({ maxLength: 400 }) },
);
const text = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...words, ...words, ...lawless) },
  { weight: 1, arbitrary: fc.constantFrom(...unreadable) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
);
const anything = fc.anything({ withNullPrototype: false, maxDepth: 3 }).map((value) => (isJson(value) ? value : null));
const id = (known: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('published', 'built', ...known) },
    { weight: 1, arbitrary: fc.constantFrom("' or '1'='1", '0'.repeat(16), PERSON) },
    { weight: 1, arbitrary: anything },
  );
const structure = fc.oneof(
  { weight: 40, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.dictionary(path, anything, { minKeys: 1, maxKeys: 2 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ 'plans.plans': { remove: ['month'] } }, { 'claims.claims': { remove: ['buyers'] } }),
  },
);
const colour = fc.constantFrom('#0f6f73', '#fdf8f5', 'red', 'url(//evil.example)', '#000;}*{display:none', 7);
const input = (known: readonly string[]) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record(
        {
          ...{ base: id(known), id: id(known), from: id(known), edition: id(known) },
          ...{
            texts: fc.dictionary(path, fc.oneof({ weight: 15, arbitrary: text }, { weight: 1, arbitrary: anything }), {
              maxKeys: 5,
            }),
            name: text,
            note: text,
          },
          orders: fc.dictionary(path, fc.array(text, { maxLength: 4 }), { maxKeys: 1 }),
          ...{ beginning: path, contains: text, after: path, screen: fc.constantFrom('phone', 'desktop', 'cinema') },
          page: fc.constantFrom(
            '/',
            '/quiz2',
            '/operator',
            '/api/v1/people',
            '//evil.example/',
            'file:///etc/passwd',
            '/?edition=1',
          ),
          ...{ lists: structure, conditions: structure, undo: fc.array(path, { maxLength: 2 }) },
          colours: fc.oneof(
            { weight: 9, arbitrary: fc.constant({}) },
            { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('rose', 'paper', 'ink', '__proto__'), colour, { maxKeys: 2 }) },
          ),
          design: fc.oneof(
            { weight: 9, arbitrary: fc.constant({}) },
            {
              weight: 1,
              arbitrary: fc.dictionary(
                fc.constantFrom('corners', 'headings', '__proto__'),
                fc.constantFrom('square', 'text', 'url(//evil.example)'),
              ),
            },
          ),
          ...{ by: text, version: fc.integer(), published: fc.boolean() },
        },
        { requiredKeys: [] },
      ),
    },
    { weight: 1, arbitrary: anything },
  );
/** Fields that a tool knows stay, so that many calls get past the first look. */
const call = (known: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(tools), 'publish', 'roll_back', '__proto__', 'constructor'), input(known), fc.nat(9))
    .map(([name, given, strict]) => {
      const fields = Object.hasOwn(tools, name) ? Object.keys(tools[name]?.input.shape ?? {}) : [];
      const isKept = strict > 0 && typeof given === 'object' && given !== null && !Array.isArray(given);
      const kept = isKept ? Object.fromEntries(Object.entries(given).filter(([key]) => fields.includes(key))) : given;
      return { method: 'tools/call', params: { name, arguments: kept } };
    });
const other = fc.record({
  method: fc.constantFrom(
    'resources/read',
    'resources/list',
    'prompts/get',
    'completion/complete',
    'logging/setLevel',
    'initialize',
    'server/discover',
    'tasks/get',
    'a',
  ),
  params: anything,
});

test(`${CALLS} hostile calls publish nothing, change no price, claim or sentence of the law, and read nothing of a person`, async () => {
  const { db, post, token, passMinute, server } = programs;
  const bearer = await token();
  const before = JSON.stringify(closedContent);
  const answered: string[] = [];
  let known: readonly string[] = ['0123456789abcdef'];
  for (let number = 0; number < CALLS; number++) {
    if (number % 15 === 0) passMinute();
    const [message] = fc.sample(fc.oneof({ weight: 9, arbitrary: call(known) }, { weight: 1, arbitrary: other }), {
      seed: SEED + number,
      numRuns: 1,
    });
    const { body, statusCode } = await post({ jsonrpc: '2.0', id: number, ...message }, bearer);
    expect([number, statusCode < 500, body.includes(PERSON) && !JSON.stringify(message).includes(PERSON)]).toEqual([
      number,
      true,
      false,
    ]);
    expect(body).not.toContain('This failed here');
    if (body.includes('"result"') && !body.includes('"isError":true')) answered.push(nameOf(message));
    if (number % 10 === 0) known = (await listEditions(db)).slice(-5).map(({ id }) => id);
  }
  const drafts = await db.selectFrom('editions').select(['draft', 'name']).execute();
  expect(await readPublications(db)).toEqual([]);
  for (const { draft } of drafts) {
    expect(check(contentRenderer.content, Draft.parse(draft), draftRules).filter(({ grade }) => grade === 'error')).toEqual([]);
    for (const [name, value] of Object.entries(closedContent)) expect(applyTo(name, value, draft)).toBe(value);
  }
  expect(JSON.stringify(closedContent)).toBe(before);
  expect(await db.selectFrom('leads').select('email').execute()).toEqual([{ email: PERSON }]);
  expect((await server.inject({ url: '/api/v1/mcp' })).statusCode).toBe(401);
  expect(answered.length).toBeGreaterThan(CALLS / 8);
  expect(answered.filter((name) => name === 'draft').length).toBeGreaterThan(CALLS / 100);
  expect(drafts.length).toBeGreaterThan(0);
});

function nameOf(message: { readonly params?: unknown } | undefined): string {
  const { params } = message ?? {};
  return typeof params === 'object' && params !== null && 'name' in params ? String(params.name) : '';
}

function pathsIn(at: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, part]) => pathsIn(`${at}.${key}`, part));
}

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}
