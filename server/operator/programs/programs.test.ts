import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { DESIGN } from '../../../core/editions/colour-problems.ts';
import { Draft } from '../../../core/editions/draft.ts';
import { BUILT } from '../../../core/editions/pick.ts';
import { testDesign } from '../../../core/editions/testing.ts';
import { jpeg } from '../../../core/pictures/testing.ts';
import { importDraft, listAll, removeStored } from '../../editions/commands.ts';
import { factsOf, namedPicture, savePictures } from '../../editions/pictures.ts';
import { publishDraft } from '../../editions/publish.ts';
import { findEdition, listEditions, readPublications } from '../../editions/store.ts';
import { openDesk } from '../../programs/desk.ts';
import { contentRenderer } from '../../programs/testing.ts';
import { REQUESTS_A_MINUTE } from '../data-api/authenticate.ts';
import { type TestPrograms, testPrograms } from './testing.ts';

const GENDER = 'funnel/profile.profile.steps.gender.title';
const AGE = 'funnel/profile.profile.steps.age.title';
const HERO = 'pages/sales.salesCopy.hero.title';
const OPTIONS = 'funnel/profile.profile.steps.gender.options';

let programs: TestPrograms;
beforeAll(async () => {
  programs = await testPrograms();
});
afterAll(() => programs.close());
afterEach(async () => {
  const { db } = programs;
  for (const table of ['edition_publications', 'editions', 'pictures', 'operator_audit', 'api_tokens'] as const)
    await db.deleteFrom(table).execute();
  programs.built.renderer = contentRenderer;
  programs.passMinute();
});

const idOf = (answer: { json(): Readonly<Record<string, unknown>> }) => String(answer.json().id);
const kept = async () => (await listEditions(programs.db)).map(({ id }) => id);

describe('a program with a token', () => {
  it('reads the texts, drafts, mends what was refused, and hands the draft over to the owner, who publishes it', async () => {
    const { db, call, token, now } = programs;
    const bearer = await token();
    const { texts, orders } = (await call(bearer, 'read', { beginning: 'funnel/profile.profile.steps.gender' })).json();
    expect(texts).toMatchObject({ [GENDER]: 'What is your gender?' });
    expect(orders).toEqual({ [OPTIONS]: ['female', 'male', 'non-binary'] });

    const begun = await call(bearer, 'draft', { name: 'Spring', texts: { [GENDER]: 'Who are you?', [HERO]: '<b>A plan</b>' } });
    expect(begun.json()).toMatchObject({ changes: 1, problems: [{ path: HERO, says: 'It has signs of markup.' }] });
    const mended = await call(bearer, 'draft', { base: idOf(begun), texts: { [HERO]: 'A plan for your skin' } });
    expect(mended.json()).toMatchObject({ changes: 2, problems: [] });
    expect(await kept()).toEqual([idOf(mended)]);
    expect((await call(bearer, 'diff', { id: idOf(mended) })).json()).toEqual({
      changes: [
        { path: GENDER, kind: 'text', from: 'What is your gender?', to: 'Who are you?' },
        { path: HERO, kind: 'text', from: 'Your skin has a plan now', to: 'A plan for your skin' },
      ],
    });
    expect((await call(bearer, 'preview', { id: idOf(mended) })).json()).toEqual({
      id: idOf(mended),
      address: `https://petalune.example/?edition=${idOf(mended)}`,
      pages: ['/', '/quiz2', '/prediction'],
    });
    const note = 'Plainer words for the first question.';
    expect((await call(bearer, 'hand_over', { id: idOf(mended), note })).isError).toBe(false);

    const deps = { db, now } as Parameters<typeof listAll>[0];
    const handedOver = { id: idOf(mended), name: 'Spring', by: 'copywriter', note, state: 'handed over', publishedAt: null };
    expect(await listAll(deps, {})).toEqual([expect.objectContaining({ id: BUILT }), expect.objectContaining(handedOver)]);
    expect(await readPublications(db)).toEqual([]);
    const { draft } = (await findEdition(db, idOf(mended))) ?? {};
    await publishDraft({ db, renderer: contentRenderer, now }, Draft.parse(draft));
    expect((await listAll(deps, {})).at(-1)).toMatchObject({ id: idOf(mended), state: 'published' });
    expect((await call(bearer, 'read', { beginning: GENDER })).json().texts).toEqual({ [GENDER]: 'Who are you?' });
    expect((await call(bearer, 'hand_over', { id: idOf(mended), note })).text).toBe('These words were published already.');
  });

  it('goes on from the words that visitors read, and takes a change back', async () => {
    const { db, call, token, now } = programs;
    const bearer = await token();
    const draft = Draft.parse({ version: 1, name: 'Autumn', texts: { [GENDER]: 'Who are you?' } });
    await publishDraft({ db, renderer: contentRenderer, now }, draft);
    const changed = await call(bearer, 'draft', { texts: { [AGE]: 'What is your age?' } });
    expect((await call(bearer, 'diff', { id: idOf(changed), from: 'built' })).json().changes).toHaveLength(2);
    const taken = await call(bearer, 'draft', { base: idOf(changed), undo: [GENDER] });
    expect((await call(bearer, 'diff', { id: idOf(taken) })).json().changes).toEqual([
      { path: AGE, kind: 'text', from: 'How old are you?', to: 'What is your age?' },
      { path: GENDER, kind: 'text', from: 'Who are you?', to: 'What is your gender?' },
    ]);
  });

  it('reads all texts page by page, each once', async () => {
    const { call, token } = programs;
    const bearer = await token();
    const read: string[] = [];
    let after = '';
    for (;;) {
      const { texts, orders, next } = (await call(bearer, 'read', { after })).json();
      read.push(...Object.keys(texts as object), ...Object.keys(orders as object));
      if (next === null) break;
      after = String(next);
    }
    expect(read.length).toBeGreaterThan(200);
    expect(new Set(read).size).toBe(read.length);
    expect(read.filter((path) => /^(plans|claims|pages\/(legal|checkout|consent))/.test(path))).toEqual([]);
  });

  it('puts its draft in the place of the one before, and leaves those of others and what was handed over', async () => {
    const { call, token, db } = programs;
    const [one, other] = [await token('one'), await token('other')];
    const first = await call(one, 'draft', { name: 'First', texts: { [AGE]: 'Your age?' } });
    await call(one, 'hand_over', { id: idOf(first), note: 'An age.' });
    const second = await call(one, 'draft', { base: idOf(first), texts: { [AGE]: 'Your age, please?' } });
    const third = await call(other, 'draft', { base: idOf(second), texts: { [AGE]: 'What is your age?' } });
    const fourth = await call(one, 'draft', { base: idOf(second), texts: { [AGE]: 'Tell us your age' } });
    expect(new Set(await kept())).toEqual(new Set([first, third, fourth].map(idOf)));
    expect((await call(one, 'diff', { id: idOf(second) })).text).toContain(`There is no draft ${idOf(second)}`);
    expect((await findEdition(db, idOf(second)))?.draft).toBeUndefined();
  });

  it('keeps nothing of a draft of which all is refused', async () => {
    const { call, token } = programs;
    const { isError, text } = await call(await token(), 'draft', { name: 'X', texts: { 'plans.plans.month.title': 'Free' } });
    expect([isError, text]).toEqual([true, expect.stringContaining('A draft changes no text there.')]);
    expect(await kept()).toEqual([]);
  });

  it('has its draft rendered on the build that is there, and reads what no longer fits', async () => {
    const { call, token, built } = programs;
    const bearer = await token();
    const begun = await call(bearer, 'draft', { name: 'Spring', texts: { [AGE]: 'Your age?' } });
    await call(bearer, 'preview', { id: idOf(begun) });
    built.renderer = { ...contentRenderer, build: 'build-2' };
    const { id } = (await call(bearer, 'preview', { id: idOf(begun) })).json();
    expect(id).not.toBe(idOf(begun));
    built.renderer = { ...contentRenderer, build: 'build-3', content: { [DESIGN]: testDesign } };
    expect((await call(bearer, 'preview', { id })).text).toContain(`no longer fits this version at ${AGE}`);
  });

  it('adds a step under a condition, and is refused a condition that asks for what is not there', async () => {
    const { call, token } = programs;
    const bearer = await token();
    const member = {
      id: 'sleep-well',
      kind: 'single',
      title: 'Do you sleep well?',
      options: [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ],
    };
    const lists = { 'funnel/profile.profile.steps': { add: [{ after: 'age', member }] } };
    const place = 'funnel/profile.profile.steps.sleep-well';
    const conditions = { [place]: { step: 'gender', is: 'female' } };
    const begun = await call(bearer, 'draft', { name: 'Sleep', lists, conditions });
    expect(begun.json()).toMatchObject({ changes: 2, problems: [] });
    const proof = (await call(bearer, 'prove', { id: idOf(begun) })).json();
    expect(proof).toMatchObject({ paths: 2, unreachable: [], undecided: false });
    expect(proof.classes).toEqual([
      expect.objectContaining({ visitor: { gender: 'female' }, steps: expect.arrayContaining(['sleep-well']) }),
      expect.objectContaining({ visitor: { gender: 'male' } }),
    ]);
    const walked = (await call(bearer, 'simulate', { id: idOf(begun) })).json();
    expect(walked).toMatchObject({ visitors: 100_000, length: { least: 36, most: 37 } });
    expect((await call(bearer, 'diff', { id: idOf(begun) })).json().changes).toEqual([
      { path: 'funnel/profile.profile.steps', kind: 'members', from: null, to: expect.stringContaining('Do you sleep well?') },
      { path: place, kind: 'condition', from: null, to: '{"step":"gender","is":"female"}' },
    ]);
    expect((await call(bearer, 'read', { edition: idOf(begun), beginning: 'funnel/profile.' })).json().conditions).toEqual(
      conditions,
    );
    const wrong = await call(bearer, 'draft', { base: idOf(begun), conditions: { [place]: { step: 'mood', is: 'good' } } });
    expect([wrong.isError, wrong.text]).toEqual([true, expect.stringContaining("asks for 'mood', which no earlier step is")]);
  });

  it('changes colours, of which what cannot be seen is left out with one that can', async () => {
    const { call, token } = programs;
    const bearer = await token();
    const begun = await call(bearer, 'draft', { name: 'Teal', colours: { rose: '#0f6f73', honey: '#402010' } });
    expect(begun.json()).toMatchObject({
      changes: 1,
      problems: [{ path: 'colours.honey', remedy: expect.stringMatching(/^Write #[0-9a-f]{6}/) }],
    });
    expect((await call(bearer, 'diff', { id: idOf(begun) })).json().changes).toEqual([
      { path: 'colours.rose', kind: 'colour', from: '#b23a5c', to: '#0f6f73' },
    ]);
    const read = (await call(bearer, 'read', { edition: idOf(begun), beginning: 'colours.' })).json();
    expect(read.colours).toMatchObject({ 'colours.rose': '#0f6f73', 'colours.paper': '#fdf8f5' });
    const undone = await call(bearer, 'draft', { base: idOf(begun), undo: ['colours.rose'] });
    expect(undone.json()).toMatchObject({ changes: 0, problems: [] });
    const unknown = await call(bearer, 'draft', { name: 'Pink', colours: { pink: '#0f6f73' } });
    expect([unknown.isError, unknown.text]).toEqual([true, expect.stringContaining("A draft changes no colour 'pink'")]);
  });

  it('chooses corners and the typeface of headings', async () => {
    const { call, token } = programs;
    const bearer = await token();
    const begun = await call(bearer, 'draft', { name: 'Square', design: { corners: 'square', headings: 'text' } });
    expect(begun.json()).toMatchObject({ changes: 2, problems: [] });
    const { design } = (await call(bearer, 'read', { edition: idOf(begun), beginning: 'design.' })).json();
    expect(design).toEqual({ 'design.corners': 'square', 'design.headings': 'text' });
    const undone = await call(bearer, 'draft', { base: idOf(begun), undo: ['design.headings'] });
    expect((await call(bearer, 'diff', { id: idOf(undone) })).json().changes).toEqual([
      { path: 'design.corners', kind: 'design', from: 'round', to: 'square' },
    ]);
  });

  it('names a picture that an operator brought, in place of a drawing', async () => {
    const { call, token, db } = programs;
    const bearer = await token();
    const picture = namedPicture(jpeg);
    const path = 'funnel/profile.profile.steps.gender.drawing';
    const draft = { name: 'Picture', texts: { [path]: picture.name } };
    expect((await call(bearer, 'draft', draft)).text).toContain(`There is no picture '${picture.name}'`);
    await savePictures(db, [picture], new Date());
    expect((await call(bearer, 'schema', {})).json().pictures).toEqual(factsOf([picture]));
    expect((await call(bearer, 'draft', draft)).json()).toMatchObject({ changes: 1, problems: [] });
  });

  it('has the funnels beside the first, each by its name', async () => {
    const { call, token } = programs;
    const bearer = await token();
    const steps = 'funnels/sleep.lifestyle.steps';
    const member = { id: 'catHours', kind: 'info', title: 'Cats keep you warm', illustration: 'night', button: 'Continue' };
    const schema = (await call(bearer, 'schema', {})).json();
    expect(schema.funnels).toContainEqual({ id: 'sleep', title: 'Sleep', paths: 'funnels/sleep.' });
    const { texts } = (await call(bearer, 'read', { beginning: steps })).json();
    expect(texts).toMatchObject({ [`${steps}.wakeUps.title`]: 'Do you lie awake at night?' });
    const begun = await call(bearer, 'draft', {
      ...{
        name: 'Sleep',
        texts: { [`${steps}.wakeUps.title`]: 'Do you wake up?', 'funnels/short.profile.steps.age.title': 'Age?' },
      },
      lists: { [steps]: { add: [{ after: 'wakeUps', member: { ...member, when: { step: 'wakeUps', is: 'often' } } }] } },
    });
    expect(begun.json()).toMatchObject({ changes: 2, problems: [{ path: 'funnels/short.profile.steps.age.title' }] });
    const paths = async (funnel?: string) => (await call(bearer, 'prove', { id: idOf(begun), funnel })).json().paths;
    expect([await paths('sleep'), await paths('short'), await paths()]).toEqual([4, 1, 1]);
    const walked = (await call(bearer, 'simulate', { id: idOf(begun), funnel: 'sleep' })).json();
    expect(walked.length).toMatchObject({ least: 12, most: 14 });
    const unknown = await call(bearer, 'prove', { id: idOf(begun), funnel: 'nowhere' });
    expect(unknown).toMatchObject({ isError: true, text: "There is no funnel 'nowhere' beside the first: short, sleep." });
  });

  it('is refused conditions that part visitors into too many ways, and the server goes on', { tags: 'exhaustive' }, async () => {
    const { call, token } = programs;
    const bearer = await token();
    const steps = Array.from({ length: 20 }, (_, number) => ({
      after: number === 0 ? 'age' : `new-${number - 1}`,
      member: {
        ...{ id: `new-${number}`, kind: 'single', title: 'How are you?' },
        options: ['a', 'b', 'c'].map((id) => ({ id, label: 'Fine' })),
      },
    }));
    const asked = steps.slice(0, 19).flatMap(({ member: { id } }) => [
      { step: id, is: 'a' },
      { step: id, is: 'b' },
    ]);
    const any = [{ any: asked.slice(0, 19) }, { any: asked.slice(19) }];
    const edit = {
      lists: { 'funnel/profile.profile.steps': { add: steps } },
      conditions: { 'funnel/profile.profile.steps.new-19': { any } },
    };
    const { text } = await call(bearer, 'draft', { name: 'Endless', ...edit });
    // On a busy machine the time for the proof ends first.
    expect(text).toMatch(/Too many answers decide together|more ways than are proved in 5 seconds/);
    expect((await call(bearer, 'list', {})).json()).toEqual([]);
  });

  it('is offered no picture, which would have the server start a browser', async () => {
    const { call, post, token } = programs;
    const bearer = await token();
    const { body } = await post({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }, bearer);
    expect([body.includes('"name":"preview"'), body.includes('"name":"picture"')]).toEqual([true, false]);
    await expect(call(bearer, 'picture', {})).rejects.toThrow();
  });
});

describe('a program', () => {
  const cases: readonly (readonly [string, string, unknown, string])[] = [
    ['an unknown field', 'draft', { name: 'Spring', prices: {} }, 'Unrecognized key: "prices"'],
    ['who made it, which the server knows', 'draft', { by: 'owner' }, 'Unrecognized key: "by"'],
    ['a text of 5,001 characters', 'draft', { texts: { [AGE]: 'a'.repeat(5001) } }, 'at most 5000 characters'],
    ['a nested text', 'draft', { texts: { [AGE]: { a: { b: 'c' } } } }, 'Invalid input'],
    ['half of a character', 'draft', { texts: { [AGE]: 'a\ud800' } }, 'no control characters'],
    ['a path with a control character', 'draft', { texts: { 'a\u0000': 'a' } }, 'no control characters'],
    ['10,001 texts', 'draft', { texts: Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [i, 'a'])) }, '10000 texts'],
    ['a name that moves the cursor', 'draft', { name: '\u001b[2J' }, 'no control characters'],
    ['an id that is none', 'preview', { id: "' or 1=1" }, 'has 16 signs'],
    ['an id that is not there', 'preview', { id: '0123456789abcdef' }, 'There is no draft 0123456789abcdef'],
    ['pages as built, which are no draft', 'preview', { id: 'built' }, 'has 16 signs'],
    ['a note of two lines', 'hand_over', { id: '0123456789abcdef', note: 'a\nb' }, 'no control characters'],
    ['no note', 'hand_over', { id: '0123456789abcdef' }, 'Invalid input'],
    ['an input that is no object', 'read', 'everything', 'Invalid input'],
  ];
  it.each(cases)('is refused %s in one sentence', async (_, tool, input, says) => {
    const { post, token } = programs;
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: input } };
    const { body } = await post(message, await token());
    expect(body).toContain(JSON.stringify(says).slice(1, -1));
    expect(await kept()).toEqual([]);
  });

  it('is refused the fifty-first draft until a week has passed or the owner has removed one', {
    tags: 'exhaustive',
  }, async () => {
    const { db, call, token, passDays, passMinute, now } = programs;
    const bearer = await token();
    const begin = (number: number) =>
      call(bearer, 'draft', { name: 'Spring', texts: { [AGE]: `Your age${' now'.repeat(number)}` } });
    for (let number = 0; number < 50; number++) expect((await begin(number)).isError).toBe(false);
    passMinute();
    expect((await begin(50)).text).toContain('There are 50 drafts of programs already');
    const [first = ''] = await kept();
    await removeStored({ db, now } as Parameters<typeof removeStored>[0], { id: first });
    expect((await begin(50)).isError).toBe(false);
    expect((await begin(51)).isError).toBe(true);
    passDays(8);
    expect((await begin(51)).isError).toBe(false);
    expect(await kept()).toHaveLength(1);
  });

  it('is refused a draft that has grown past a million characters', { tags: 'exhaustive' }, async () => {
    const { call, token, built } = programs;
    const steps = Array.from({ length: 250 }, (_, id) => ({ id: `step-${id}`, title: 'How are you?' }));
    built.renderer = {
      ...contentRenderer,
      build: 'long',
      content: { 'funnel/profile.profile': { steps }, [DESIGN]: testDesign },
    };
    const bearer = await token();
    const textsOf = (from: number) =>
      Object.fromEntries(
        steps.slice(from, from + 125).map(({ id }) => [`funnel/profile.profile.steps.${id}.title`, 'How are you? '.repeat(380)]),
      );
    const half = await call(bearer, 'draft', { name: 'Long', texts: textsOf(0) });
    expect(half.isError).toBe(false);
    const whole = await call(bearer, 'draft', { base: idOf(half), texts: textsOf(125) });
    expect(whole.text).toBe('A draft of a program has at most 1000000 characters.');
    expect(await kept()).toEqual([idOf(half)]);
  });

  it('hands over no draft of an operator', async () => {
    const { db, call, token, now } = programs;
    const draft = Draft.parse({ version: 1, name: 'Mine', texts: { [AGE]: 'Your age?' } });
    const id = await openDesk({
      db,
      renderer: contentRenderer,
      by: 'x',
      publicUrl: new URL('https://a.example'),
      ration: () => {},
      now,
    }).keep(draft, BUILT);
    await db
      .updateTable('editions')
      .set({ draft: JSON.stringify(draft) })
      .execute();
    const { text } = await call(await token(), 'hand_over', { id, note: 'Please.' });
    expect(text).toContain('An operator made this draft');
  });

  it('is refused the twenty-first preview in a minute', { tags: 'exhaustive' }, async () => {
    const { call, token, passMinute } = programs;
    const bearer = await token();
    let id = idOf(await call(bearer, 'draft', { name: 'Spring', texts: { [AGE]: 'Your age?' } }));
    for (let number = 0; number < 21; number++) {
      id = idOf(await call(bearer, 'draft', { base: id, texts: { [AGE]: `Your age${' now'.repeat(number)}` } }));
      const { text } = await call(bearer, 'preview', { id });
      expect(text).toContain(number < 20 ? id : 'A token may have 20 previews and proofs a minute');
    }
    passMinute();
    expect((await call(bearer, 'preview', { id })).isError).toBe(false);
  });
});

describe('the door over HTTP', () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

  it('is shut without a token, with one of another scope, and once it is revoked', async () => {
    const { db, post, token } = programs;
    const [drafts, orders] = [await token(), await token('warehouse', ['orders'])];
    const status = async (bearer?: string) => (await post(ping, bearer)).statusCode;
    expect([await status(), await status('funnel_api_none'), await status(orders), await status(drafts)]).toEqual([
      401, 401, 403, 200,
    ]);
    await db.deleteFrom('api_tokens').execute();
    expect(await status(drafts)).toBe(401);
  });

  it('is shut to pages of other sites, a second message, an endless one and what is no JSON', async () => {
    const { post, token } = programs;
    const bearer = await token();
    const answers = [
      await post(ping, bearer, { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }),
      await post([ping, ping], bearer),
      await post('1', bearer),
      await post({ ...ping, params: 'a'.repeat(1_000_000) }, bearer),
      await post('{"jsonrpc":', bearer),
      await post('ping', bearer, { 'content-type': 'text/plain' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 400, 400, 413, 400, 415]);
  });

  it('answers a message that is nested deeply, and goes on', async () => {
    const { post, token } = programs;
    const bearer = await token();
    const nested = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
    for (const place of [`"params":${nested}`, `"params":{"name":"draft","arguments":{"texts":{"a":${nested}}}}`])
      expect((await post(`{"jsonrpc":"2.0","id":1,"method":"tools/call",${place}}`, bearer)).statusCode).toBeLessThan(500);
    expect((await post(ping, bearer)).statusCode).toBe(200);
  });

  it('keeps no session, and has no stream that stays open', async () => {
    const { server, post, token } = programs;
    const bearer = await token();
    const headers = { authorization: `Bearer ${bearer}` };
    for (const method of ['GET', 'DELETE'] as const) {
      const { statusCode, headers: sent } = await server.inject({ method, url: '/api/v1/mcp', headers });
      expect([statusCode, sent.allow]).toEqual([405, 'POST']);
    }
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const begun = await post({ jsonrpc: '2.0', id: 1, method: 'initialize', params }, bearer);
    expect([begun.statusCode, begun.headers['mcp-session-id']]).toEqual([200, undefined]);
    const envelope = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const listen = {
      jsonrpc: '2.0',
      id: 2,
      method: 'subscriptions/listen',
      params: { _meta: envelope, notifications: { toolsListChanged: true } },
    };
    const refused = await post(listen, bearer, { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' });
    expect(refused.body).toContain('Subscription limit reached');
  });

  it('writes every call into the audit log, under the name of its token', async () => {
    const { db, call, post, token } = programs;
    const bearer = await token('agency');
    await call(bearer, 'list', {});
    await call(bearer, 'preview', { id: 'nothing' });
    const unknown = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'publish\u0000', arguments: {} } };
    await post(unknown, bearer);
    const written = await db.selectFrom('operator_audit').select(['action', 'operator', 'detail']).orderBy('id').execute();
    expect(written.filter(({ action }) => action !== 'api-token-made')).toEqual(
      ['list', 'preview', 'an unknown tool'].map((tool) => ({
        action: 'draft-tool-called',
        operator: null,
        detail: `agency: ${tool}`,
      })),
    );
  });

  it('is held to its requests a minute', async () => {
    const { post, token } = programs;
    const bearer = await token();
    for (let number = 0; number < REQUESTS_A_MINUTE; number++) expect((await post(ping, bearer)).statusCode).toBe(200);
    expect((await post(ping, bearer)).statusCode).toBe(429);
  });

  it('says only that it failed where it failed', async () => {
    const { call, token, built } = programs;
    const bearer = await token();
    const id = idOf(await call(bearer, 'draft', { name: 'Spring', texts: { [AGE]: 'Your age?' } }));
    built.renderer = { ...contentRenderer, render: () => Promise.reject(new Error('secret of the server')) };
    expect((await call(bearer, 'preview', { id })).text).toBe('This failed here: the log of the server says why.');
    built.renderer = contentRenderer;
    expect((await call(bearer, 'preview', { id })).isError).toBe(false);
  });
});

test('the desk has what a program may do, and nothing else', () => {
  const { db, now } = programs;
  const desk = openDesk({
    db,
    renderer: contentRenderer,
    by: 'x',
    publicUrl: new URL('https://a.example'),
    ration: () => {},
    now,
  });
  const may = ['built', 'find', 'funnels', 'handOver', 'keep', 'list', 'pictures', 'preview', 'prove', 'simulate', 'tryEdit'];
  expect(Object.keys(desk).toSorted()).toEqual(may);
});

test('a draft that an operator brings as a file is kept as their own, and refused as a whole where a text is', async () => {
  const { db, now } = programs;
  const deps = { db, now } as Parameters<typeof importDraft>[0];
  expect(await importDraft(deps, { version: 2 }).catch((error: Error) => error.message)).toMatch(/drafts of version 1/);
});
