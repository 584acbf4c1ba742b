import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { draftRules } from '../../../content/editions.ts';
import { consent } from '../../../content/pages/checkout.ts';
import { soldPlans } from '../../../content/upsell.ts';
import { Draft } from '../../../core/editions/draft.ts';
import { defineFunnel, type Sections } from '../../../core/funnel/funnel.ts';
import { NOTHING_COUNTED } from '../../../core/funnel/habits.ts';
import { provePaths } from '../../../core/funnel/prove.ts';
import { seededRandom, simulate } from '../../../core/funnel/simulate.ts';
import type { SingleStep } from '../../../core/funnel/step.ts';
import type { NamedFunnel } from '../../../server/editions/changed-funnel.ts';
import { pathsChapter } from './paths-chapter.ts';
import { type EditionProof, type ProofChapter, verdictsOf } from './proof.ts';
import { proofPage } from './proof-page.ts';
import { claimsChapter, pricesChapter, wordsChapter } from './rules-chapters.ts';
import { differenceChapter, simulationChapter } from './visitors-chapter.ts';
import { walkableAnswers, walkOrder } from './walkable.ts';
import { weigh, weightChapter } from './weight-chapter.ts';

const single = (id: string, when?: SingleStep['when']): SingleStep => ({
  ...{ id, kind: 'single', title: `${id}?` },
  options: [
    { id: 'yes', label: 'Yes' },
    { id: 'no', label: 'No' },
  ],
  ...(when && { when }),
});
const funnelOf = (...steps: readonly SingleStep[]) =>
  defineFunnel([{ id: 'all', title: 'All', steps }] as Sections, { entry: '/', exit: '/analyze' });
const named = (funnel: ReturnType<typeof funnelOf>): NamedFunnel => ({ id: null, title: null, funnel });
const branching = funnelOf(single('dry'), single('flakes', { step: 'dry', is: 'yes' }));
const told = ({ lines }: ProofChapter) => lines.map(({ what, verdict }) => `${verdict}: ${what}`);
const failures = (chapter: ProofChapter) => chapter.lines.filter(({ verdict }) => verdict === 'failed').map(({ says }) => says);

describe('the paths of a proof', () => {
  const proof = provePaths(branching);
  const walk = (path: number, problem?: string) => ({ base: '', path, ms: 1234, ...(problem !== undefined && { problem }) });

  test('are proved where each class was walked, and tell who takes them', () => {
    const chapter = pathsChapter(named(branching), proof, [walk(1), walk(0)]);
    expect(told(chapter)).toEqual([
      'proved: Nobody is stuck, and nobody is asked in vain',
      'proved: Each class was walked in a browser',
    ]);
    expect(chapter.tables[0]?.rows).toEqual([
      ['1', 'dry? Yes', '2', 'in 1.2\u00A0s'],
      ['2', 'dry? No', '1', 'in 1.2\u00A0s'],
    ]);
  });

  test('are proved by computation alone without a browser, and where the time was over', () => {
    expect(told(pathsChapter(named(branching), proof, { missing: 'No browser is installed here.' }))[1]).toMatch(/^not proved/);
    const [, line] = pathsChapter(named(branching), proof, [walk(0)]).lines;
    expect(line).toMatchObject({ verdict: 'not proved', says: expect.stringContaining('the time of a proof was over') });
  });

  test('fail by a walk that went wrong, and by a step that is asked of no visitor', () => {
    expect(failures(pathsChapter(named(branching), proof, [walk(0), walk(1, '/quiz1 leads to /quiz2.')]))).toEqual([
      'Path 2: /quiz1 leads to /quiz2.',
    ]);
    const never = funnelOf(
      single('dry'),
      single('never', {
        all: [
          { step: 'dry', is: 'yes' },
          { step: 'dry', is: 'no' },
        ],
      }),
    );
    expect(told(pathsChapter(named(never), provePaths(never), []))).toContain("failed: Somebody is led to 'never'");
  });

  test('have a visitor who answers everything, but where only a left out answer leads', () => {
    expect(proof.classes.map((each) => walkableAnswers(branching, each))).toEqual([{ dry: 'yes', flakes: 'yes' }, { dry: 'no' }]);
    const skipped = funnelOf(
      single('dry'),
      single('again', {
        all: [
          { step: 'dry', isNot: 'yes' },
          { step: 'dry', isNot: 'no' },
        ],
      }),
    );
    const found = provePaths(skipped);
    expect(found.classes.map((each) => walkableAnswers(skipped, each) !== undefined)).toEqual([true, false]);
    expect(pathsChapter(named(skipped), found, [walk(0)]).lines[1]?.says).toContain('1 class leave a question out');
  });

  test('of a funnel that ends in its result stand under its title', () => {
    const ending = { ...branching, base: '/sleep', exit: '/' };
    const chapter = pathsChapter({ id: 'sleep', title: 'Sleep', funnel: ending }, proof, [walk(0), walk(1)]);
    expect([chapter.id, chapter.title]).toEqual(['paths-sleep', 'Sleep: every path leads to its result']);
    expect(chapter.lines[1]?.says).toContain('from the first question to its result');
  });

  test('are walked in an order in which each tells most', () => {
    const path = (...steps: readonly string[]) => ({ steps, visitor: {} });
    const [short, alike, long] = [path('a', 'b'), path('a', 'b', 'c'), path('a', 'd', 'e', 'f')];
    expect(walkOrder([short, alike, long])).toEqual([long, alike, short]);
  });
});

describe('the simulated visitors of a proof', () => {
  const habits = { leaves: () => 0.1, seconds: () => 10, weight: () => 1 };
  const found = simulate(branching, habits, 1000, seededRandom(1));

  test('prove no figure that was assumed', () => {
    expect(told(simulationChapter(named(branching), found, NOTHING_COUNTED)).map((line) => line.split(':')[0])).toEqual([
      'proved',
      'not proved',
      'not proved',
    ]);
    expect(told(differenceChapter(named(branching), found, NOTHING_COUNTED))).toEqual(['not proved: Visitors a day']);
  });

  test('prove figures that were counted, and tell how long a comparison takes', () => {
    const counted = { ...NOTHING_COUNTED, visitors: 30_000, leaves: { dry: 0.1, flakes: 0.1 } };
    expect(told(simulationChapter(named(branching), found, counted)).every((line) => line.startsWith('proved'))).toBe(true);
    const [table] = differenceChapter(named(branching), found, counted).tables;
    expect(table?.rows.at(-1)).toEqual(['buy, if 4.0 % do', '75,350', '76 days']);
  });

  test('compare no buyers of a funnel that sells nothing', () => {
    const ending = { id: 'sleep', title: 'Sleep', funnel: { ...branching, base: '/sleep', exit: '/' } };
    const [table] = differenceChapter(ending, found, NOTHING_COUNTED).tables;
    expect(table?.rows.map(([what]) => what)).toEqual([expect.stringContaining('come to its result')]);
  });

  test('fail where some of them are missing', () => {
    expect(failures(simulationChapter(named(branching), { ...found, completed: found.completed - 7 }, NOTHING_COUNTED))).toEqual([
      '7 visitors did neither.',
    ]);
  });
});

describe('the rules of a proof', () => {
  const sold = {
    plans: soldPlans,
    currencies: [{ code: 'USD', name: 'US dollars', zones: [] }],
    consent,
    obliging: ['Pay with obligation to pay'],
  } as const;

  test('fail by a price that cannot be charged, a consent that hides an amount and a button that does not oblige', () => {
    expect(failures(pricesChapter(sold))).toEqual([]);
    const [plan] = soldPlans;
    if (!plan) throw new Error('Nothing is sold.');
    expect(failures(pricesChapter({ ...sold, plans: [plan, plan] }))[0]).toContain('Several plans have the id');
    const hidden = { ...consent, renewal: 'I agree to pay {price} today.' };
    expect(failures(pricesChapter({ ...sold, consent: hidden }))[0]).toContain('It does not:');
    expect(failures(pricesChapter({ ...sold, obliging: ['Start now'] }))).toEqual(['Without it: Start now.']);
  });

  test('prove a claim by its basis, and let a sample fail where real money is taken', () => {
    const claims = {
      sample: { text: 'A million people', basis: { kind: 'sample' } },
      study: { text: 'Nine of ten', basis: { kind: 'evidence', document: 'Study', date: '2026-11-29' } },
    } as const;
    expect(told(claimsChapter(claims, false))).toEqual(['not proved: “A million people”', 'proved: “Nine of ten”']);
    expect(told(claimsChapter(claims, true))[0]).toBe('failed: “A million people”');
  });

  test('fail by a refused change, a changed law and a page of the law with other words', () => {
    const draft = Draft.parse({ version: 1, name: 'Spring', texts: { a: 'b' } });
    const lawful = wordsChapter(draft, [], [{ path: '/terms-of-use', same: true }], draftRules);
    expect(failures(lawful)).toEqual([]);
    expect(lawful.lines[0]?.says).toBe('1 change passed.');
    const problem = {
      path: 'pages/checkout.consent.renewal',
      says: 'It is agreed to.',
      remedy: 'Leave it out.',
      grade: 'error',
    } as const;
    expect(failures(wordsChapter(draft, [problem], [{ path: '/terms-of-use', same: false }], draftRules))).toEqual([
      'It is agreed to. Leave it out.',
      'pages/checkout.consent.renewal',
      'The rendered page has other words.',
    ]);
    const warned = wordsChapter(draft, [{ ...problem, grade: 'warning' }], [], draftRules);
    expect(verdictsOf({ chapters: [warned] })).toMatchObject({ 'not proved': 1, failed: 0 });
  });
});

test('a page weighs its HTML, its words and each script once, and fails beyond its limit', () => {
  const client = mkdtempSync(join(tmpdir(), 'client-'));
  try {
    const noise = Array.from({ length: 30_000 }, (_, at) => ((at * 2654435761) >>> 0).toString(36)).join('');
    writeFileSync(join(client, 'app.js'), noise);
    const files = {
      '/quiz1':
        '<link rel="stylesheet" href="/a.css"/><template id="code" data-words="/words.json" data-styles="b"><script src="/app.js"></script><link rel="modulepreload" href="/app.js"/></template>',
      '/words.json': '{}',
      '/a.css': 'a{}',
    };
    const weight = weigh(files, client)('/quiz1');
    expect(weight).toMatchObject({ path: '/quiz1', words: 6 });
    expect(weight.script).toBeGreaterThan(71_700);
    expect(weight.html).toBe(brotliCompressSync(files['/quiz1']).length + brotliCompressSync('a{}').length);
    const chapter = weightChapter(branching.steps, [weight], { missing: 'No browser is installed here.' });
    expect(told(chapter)).toEqual([
      'proved: No page has more HTML than it may',
      'failed: No page has more code than it may',
      'proved: No page has more words than it may',
      'not proved: A slow phone shows the pages soon',
    ]);
    expect(told(weightChapter(branching.steps, [weight], [{ path: '/', ms: 2000 }])).at(-1)).toMatch(/^failed/);
  } finally {
    rmSync(client, { recursive: true });
  }
});

describe('the page of a proof', () => {
  const chapter: ProofChapter = {
    ...{
      id: 'words',
      title: 'Words',
      lead: 'What it says.',
      tables: [{ caption: 'All', head: ['A', 'B'], rows: [['1', '<i>']] }],
    },
    lines: [
      { what: 'One', verdict: 'proved', says: 'Yes.' },
      { what: '<script>alert(1)</script>', verdict: 'failed', says: '"No" & <b>' },
    ],
    curve: [
      { step: 'First', share: 1 },
      { step: 'Last', share: 0.5 },
    ],
  };
  const proof: EditionProof = {
    ...{ funnel: 'Petalune', edition: { id: '0123456789abcdef', name: 'A & B' }, version: '1.0.0' },
    ...{ commit: { id: 'abc', clean: false }, build: 'fedcba', at: '2026-11-29T12:00:00.000Z', chapters: [chapter] },
  };

  test('needs nothing else, runs nothing and shows words as words', () => {
    const page = proofPage(proof);
    expect(page).not.toMatch(/<script|<i>|<b>(?!\d|One|&#60;)|\ssrc=|url\("(?!data:)|@import|href="(?!#)|https?:/);
    expect(page).toContain('<b>&#60;script&#62;alert(1)&#60;/script&#62;</b>');
    expect(page).toContain('<title>Proof of A &#38; B (Petalune)</title>');
  });

  test('says what failed, by what it was made, and whether all of that is committed', () => {
    const page = proofPage(proof);
    for (const words of ['1 line of 2 failed', '1 failed</span>', '0123456789abcdef', '2026-11-29 12:00:00 UTC', 'not committed'])
      expect(page).toContain(words);
    expect(proofPage({ ...proof, commit: null })).toContain('Release 1.0.0');
    expect(proofPage({ ...proof, chapters: [] })).toContain('Nothing failed.');
  });
});
