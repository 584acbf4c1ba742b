import { funnel } from '../../content/funnel/index.ts';
import type { StepKind } from '../../core/funnel/step.ts';
import { furtherFunnels } from '../../server/platform/further-funnels.ts';
import { readDrawings } from './drawings.ts';
import { comparisonBytes, fontBytes, type PageBytes, readPages, workerBytes } from './page.ts';

const ROOT = 'dist/client';

/** Bytes of eager JavaScript, 58,200 of them React. The city step has a combobox with a list, the selfie step a photo. */
const STEP_SCRIPTS: Readonly<Partial<Record<StepKind, number>>> = { city: 76_000, selfie: 72_500 };
const STEP_SCRIPT = 71_700;
/** The first match counts. */
const SCRIPTS: readonly (readonly [pages: RegExp, most: number])[] = [
  [/^\/(home)?$/, 78_000],
  [/\/prediction$/, 82_000],
  [/^\/manage/, 91_000],
  [/^\/operator/, 115_000],
  [/^/, 82_000],
];
/** The page of the works lists all of them. */
const WORDS: readonly (readonly [pages: RegExp, most: number])[] = [
  [/^\/sources$/, 14_000],
  [/^/, 7_000],
];

type Limit = { readonly what: string; readonly most: (page: PageBytes) => number; readonly of: (page: PageBytes) => number };

/** Bytes. The first round trips of a connection carry about 14.6 kB. */
const LIMITS: readonly Limit[] = [
  { what: 'html+css', most: () => 14_000, of: ({ html, blockingCss }) => html + blockingCss },
  { what: 'script', most: ({ path }) => scriptLimit(path), of: ({ script }) => script },
  { what: 'words', most: ({ path }) => limitAt(WORDS, path), of: ({ words }) => words },
  { what: 'inline', most: inlineLimit, of: ({ inlineScript }) => inlineScript },
  { what: 'style=', most: () => 0, of: ({ styleAttributes }) => styleAttributes },
];
const WIDTH = 14;
const FONTS = 35_000;
/** Of what the selfie's measuring loads with SIMD, after a consent. */
const FACE_WORKER = 1_800_000;
/** Once a photo of a label was chosen. */
const LABEL_WORKER = 4_000_000;
/** Where the products of a program are shown. */
const COMPARISON = 7_000;
/** Of the landing page, and of its first viewport. */
const DRAWINGS = 60_000;
const FIRST_DRAWINGS = 12_000;

const steps = [funnel, ...Array.from(furtherFunnels.values(), (further) => further.funnel)].flatMap((each) => each.steps);

function stepAt(path: string) {
  return steps.find((step) => step.path === path);
}

/** Without a script of the app, the page deletes a photo whose time is over by itself. */
function inlineLimit({ path, script }: PageBytes): number {
  if (stepAt(path)) return 1_400;
  if (path.endsWith('/prediction')) return 800; // hides amounts from visitors of another currency
  return script > 0 ? 300 : 370;
}

function scriptLimit(path: string): number {
  const step = stepAt(path);
  if (step) return STEP_SCRIPTS[step.kind] ?? STEP_SCRIPT;
  return limitAt(SCRIPTS, path);
}

function limitAt(limits: readonly (readonly [pages: RegExp, most: number])[], path: string): number {
  return limits.find(([pages]) => pages.test(path))?.[1] ?? 0;
}

const pages = readPages(ROOT);
const fonts = fontBytes(ROOT);
const [face, label] = [workerBytes(ROOT, 'face'), workerBytes(ROOT, 'label')];
const comparison = comparisonBytes(ROOT);
const drawings = readDrawings(ROOT, 'index.html');
const over: string[] = [];

console.log(['page'.padEnd(32), ...LIMITS.map(({ what }) => what.padStart(WIDTH))].join(''));
for (const page of pages) {
  const sizes = LIMITS.map(({ what, most, of }) => {
    if (of(page) > most(page)) over.push(`${page.path}: ${what} is ${of(page)}, at most ${most(page)}`);
    return `${of(page)}/${most(page)}`.padStart(WIDTH);
  });
  console.log(page.path.padEnd(32) + sizes.join(''));
}
console.log(`fonts: ${fonts} of ${FONTS}`);
console.log(`measuring of the selfie: ${face} of ${FACE_WORKER}`);
console.log(`reading of a label: ${label} of ${LABEL_WORKER}`);
console.log(`comparison of products: ${comparison} of ${COMPARISON}`);
console.log(`drawings of /: ${drawings.all} of ${DRAWINGS}, first viewport ${drawings.first} of ${FIRST_DRAWINGS}`);

if (fonts > FONTS) over.push(`fonts: ${fonts}, at most ${FONTS}`);
if (face > FACE_WORKER) over.push(`measuring of the selfie: ${face}, at most ${FACE_WORKER}`);
if (label > LABEL_WORKER) over.push(`reading of a label: ${label}, at most ${LABEL_WORKER}`);
if (comparison > COMPARISON) over.push(`comparison of products: ${comparison}, at most ${COMPARISON}`);
if (drawings.all > DRAWINGS) over.push(`drawings: ${drawings.all}, at most ${DRAWINGS}`);
if (drawings.first > FIRST_DRAWINGS) over.push(`drawings of the first viewport: ${drawings.first}, at most ${FIRST_DRAWINGS}`);
for (const image of drawings.eager) over.push(`${image} is below the first viewport and should be lazy`);
if (pages.length === 0) over.push(`${ROOT} has no pages: run npm run build first`);
for (const line of over) console.error(`Over: ${line}`);
if (over.length > 0) process.exitCode = 1;
