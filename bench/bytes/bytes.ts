import { allFunnels } from '../../server/platform/further-funnels.ts';
import { readDrawings } from './drawings.ts';
import { limitsOf } from './limits.ts';
import { comparisonBytes, fontBytes, type PageBytes, readPages, workerBytes } from './page.ts';

const ROOT = 'dist/client';

type Limit = { readonly what: string; readonly most: (page: PageBytes) => number; readonly of: (page: PageBytes) => number };

const steps = allFunnels.flatMap((each) => each.steps);
const limitsAt = ({ path, script }: PageBytes) => limitsOf(path, steps.find((step) => step.path === path)?.kind, script > 0);

const LIMITS: readonly Limit[] = [
  { what: 'html+css', most: (page) => limitsAt(page).html, of: ({ html, blockingCss }) => html + blockingCss },
  { what: 'script', most: (page) => limitsAt(page).script, of: ({ script }) => script },
  { what: 'words', most: (page) => limitsAt(page).words, of: ({ words }) => words },
  { what: 'inline', most: (page) => limitsAt(page).inline, of: ({ inlineScript }) => inlineScript },
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
