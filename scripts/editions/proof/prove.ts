import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../../content/brand.ts';
import { claims } from '../../../content/claims.ts';
import { currencies } from '../../../content/currencies.ts';
import { draftRules } from '../../../content/editions.ts';
import { consent } from '../../../content/pages/checkout.ts';
import { paymentModalCopy } from '../../../content/pages/payment-modal.ts';
import { reviews } from '../../../content/reviews.ts';
import { recentBuyers } from '../../../content/trust.ts';
import { soldPlans } from '../../../content/upsell.ts';
import { NO_CHANGES } from '../../../core/editions/apply.ts';
import type { DraftFile } from '../../../core/editions/draft.ts';
import { BUILT } from '../../../core/editions/pick.ts';
import { habitsOf, type VisitorHabits } from '../../../core/funnel/habits.ts';
import { type PathProof, provePaths } from '../../../core/funnel/prove.ts';
import { type Simulation, seededRandom, simulate } from '../../../core/funnel/simulate.ts';
import { MINUTE_MS } from '../../../core/time.ts';
import { funnelsWith, type NamedFunnel } from '../../../server/editions/changed-funnel.ts';
import { factsOf, picturesIn, withPictures } from '../../../server/editions/pictures.ts';
import { draftProblems, editionId } from '../../../server/editions/publish.ts';
import { requireRenderer } from '../../../server/editions/renderer.ts';
import { VERSION } from '../../../server/operator/health/version.ts';
import type { InBrowser } from './in-browser.ts';
import { pathsChapter } from './paths-chapter.ts';
import type { EditionProof } from './proof.ts';
import { claimsChapter, type LegalPage, pricesChapter, wordsChapter } from './rules-chapters.ts';
import { differenceChapter, simulationChapter } from './visitors-chapter.ts';
import { walkableAnswers, walkOrder } from './walkable.ts';
import { firstPaths, type Weight, weigh, weightChapter } from './weight-chapter.ts';

const CLIENT = 'dist/client';
const VISITORS = 1_000_000;
/** Of a proof, which has three minutes in all. */
const WALKING_MS = 1.5 * MINUTE_MS;
const LEGAL = ['/terms-of-use', '/privacy-policy', '/refund-policy', '/consumer-health-data'];
const NO_BROWSER = 'No browser is installed here, so that the paths are proved by computation alone, and no paint was measured.';

type Asked = {
  /** Undefined for the pages as built. */
  readonly draft: DraftFile | undefined;
  readonly habitsIn: (funnel: NamedFunnel) => Promise<VisitorHabits>;
  /** Real money is taken. */
  readonly live: boolean;
  readonly now: () => number;
  readonly onProgress: (says: string) => void;
};

export async function prove({ draft, habitsIn, live, now, onProgress }: Asked): Promise<EditionProof> {
  const began = now();
  const at = new Date(began).toISOString();
  const renderer = withPictures(await requireRenderer(), factsOf(draft ? picturesIn(draft) : []));
  const problems = draft ? draftProblems(renderer, draft) : [];
  const rules = [
    pricesChapter({ plans: soldPlans, currencies, consent, obliging: obliging() }),
    claimsChapter({ ...claims, ...keyed('review', reviews), ...keyed('buyer', recentBuyers) }, live),
  ];
  const signature = {
    funnel: brand.name,
    edition: draft ? { id: editionId(draft, renderer.build), name: draft.name } : { id: BUILT, name: 'The pages as built' },
    ...{ version: VERSION, commit: commit(), build: renderer.build, at },
  };
  // What is refused has no pages and no paths.
  if (problems.some(({ grade }) => grade === 'error'))
    return { ...signature, chapters: [wordsChapter(draft, problems, [], draftRules), ...rules] };
  onProgress('Simulating a million visitors…');
  const funnels: Proved[] = [];
  for (const named of funnelsWith(draft ?? NO_CHANGES)) {
    const habits = await habitsIn(named);
    const simulation = simulate(named.funnel, habitsOf(habits), VISITORS, seededRandom(1));
    funnels.push({ named, habits, simulation, paths: provePaths(named.funnel) });
  }
  onProgress('Weighing the pages…');
  const built = builtPages();
  const files = draft ? (await renderer.render(draft)).files : built;
  const steps = funnels.flatMap(({ named }) => named.funnel.steps);
  const sales = funnels.map(({ named }) => `${named.funnel.base}/prediction`).filter((path) => Object.hasOwn(files, path));
  const weights: readonly Weight[] = ['/', ...sales, ...steps.map(({ path }) => path)].map(weigh(files, CLIENT));
  onProgress('Walking the paths in a browser…');
  const walked = await walkedInBrowser({
    ...{ draft, visits: visitsOf(funnels) },
    pages: ['/', ...firstPaths(steps), '/prediction'],
    until: began + WALKING_MS,
  });
  const walksIn = ({ funnel: { base } }: NamedFunnel) =>
    'missing' in walked ? walked : walked.walks.filter((walk) => walk.base === base);
  const legal = LEGAL.map((path): LegalPage => ({ path, same: says(files[path]) === says(built[path]) }));
  return {
    ...signature,
    chapters: [
      ...funnels.map(({ named, paths }) => pathsChapter(named, paths, walksIn(named))),
      ...funnels.map(({ named, simulation, habits }) => simulationChapter(named, simulation, habits)),
      ...funnels.map(({ named, simulation, habits }) => differenceChapter(named, simulation, habits)),
      wordsChapter(draft, problems, legal, draftRules),
      ...rules,
      weightChapter(steps, weights, 'missing' in walked ? walked : walked.paints),
    ],
  };
}

type Proved = {
  readonly named: NamedFunnel;
  readonly habits: VisitorHabits;
  readonly simulation: Simulation;
  readonly paths: PathProof;
};

/** The most telling paths first, one of each funnel by turns. */
function visitsOf(funnels: readonly Proved[]): Parameters<typeof walkedInBrowser>[0]['visits'] {
  const ranked = funnels.flatMap(({ named: { funnel }, paths: { classes } }) =>
    walkOrder(classes).flatMap((each, rank) => {
      const answers = walkableAnswers(funnel, each);
      return answers ? [{ rank, visit: { funnel, path: classes.indexOf(each), steps: each.steps, answers } }] : [];
    }),
  );
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ visit }) => visit);
}

/** By a path that is worked out: a release has neither the walks nor their packages. */
const WALKS = './in-browser.ts';

async function walkedInBrowser(
  asked: Parameters<typeof import('./in-browser.ts').inBrowser>[0],
): Promise<InBrowser | { missing: string }> {
  const module = await import(WALKS).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  });
  return (await module?.inBrowser(asked)) ?? { missing: NO_BROWSER };
}

function builtPages(): Readonly<Record<string, string>> {
  const pages = globSync('**/*.html', { cwd: CLIENT });
  return Object.fromEntries(
    pages.map((file) => [`/${file.replace(/(index)?\.html$/, '')}`, readFileSync(join(CLIENT, file), 'utf8')]),
  );
}

function says(page = ''): string {
  const main = /<main[\s\S]*<\/main>/.exec(page)?.[0];
  if (main === undefined) throw new Error('A page of the law has no words.');
  return main.replaceAll(/<[^>]*>/g, ' ');
}

function obliging(): readonly string[] {
  const { pay, payTrial, payOnce } = paymentModalCopy;
  return [pay, payTrial, payOnce].map(({ eu }) => eu);
}

function keyed<Value>(name: string, values: readonly Value[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(values.map((value, at) => [`${name}${at}`, value]));
}

/** Null where there is no history, as in a release. */
function commit(): EditionProof['commit'] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (git('rev-parse', '--show-prefix') !== '') return null; // a folder in somebody else's history
    return { id: git('rev-parse', 'HEAD'), clean: git('status', '--porcelain', '--untracked-files=no') === '' };
  } catch {
    return null;
  }
}
