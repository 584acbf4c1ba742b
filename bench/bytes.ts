import { readDrawings } from './drawings.ts';
import { fontBytes, type Page, readPages } from './page.ts';

const ROOT = 'dist/client';

/** Limits in bytes; the first round trips of a connection carry about 14.6 kB. */
const LIMITS: readonly { readonly what: string; readonly most: number; readonly of: (page: Page) => number }[] = [
  { what: 'html+css', most: 14_000, of: ({ html, blockingCss }) => html + blockingCss },
  { what: 'script', most: 72_000, of: ({ script }) => script },
  { what: 'inline', most: 600, of: ({ inlineScript }) => inlineScript },
  { what: 'style=', most: 0, of: ({ styleAttributes }) => styleAttributes },
];
const FONTS = 35_000;
/** Of the landing page: all of them, and those of its first viewport. */
const DRAWINGS = 60_000;
const FIRST_DRAWINGS = 12_000;

const pages = readPages(ROOT);
const fonts = fontBytes(ROOT);
const drawings = readDrawings(ROOT, 'index.html');
const over: string[] = [];

console.log(['page'.padEnd(32), ...LIMITS.map(({ what }) => what.padStart(9))].join(''));
for (const page of pages) {
  const sizes = LIMITS.map(({ what, most, of }) => {
    if (of(page) > most) over.push(`${page.path}: ${what} is ${of(page)}, at most ${most}`);
    return String(of(page)).padStart(9);
  });
  console.log(page.path.padEnd(32) + sizes.join(''));
}
console.log(['at most'.padEnd(32), ...LIMITS.map(({ most }) => String(most).padStart(9))].join(''));
console.log(`fonts: ${fonts} of ${FONTS}`);
console.log(`drawings of /: ${drawings.all} of ${DRAWINGS}, first viewport ${drawings.first} of ${FIRST_DRAWINGS}`);

if (fonts > FONTS) over.push(`fonts: ${fonts}, at most ${FONTS}`);
if (drawings.all > DRAWINGS) over.push(`drawings: ${drawings.all}, at most ${DRAWINGS}`);
if (drawings.first > FIRST_DRAWINGS) over.push(`drawings of the first viewport: ${drawings.first}, at most ${FIRST_DRAWINGS}`);
for (const image of drawings.eager) over.push(`${image} is below the first viewport and should be lazy`);
if (pages.length === 0) over.push(`${ROOT} has no pages: run npm run build first`);
for (const line of over) console.error(`Over: ${line}`);
if (over.length > 0) process.exitCode = 1;
