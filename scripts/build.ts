import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { faceWorker } from '../annex/face-measurement/index.ts';
import { labelWorker } from '../annex/label-reading/index.ts';
import { draftRules } from '../content/editions.ts';
import { sections } from '../content/funnel/index.ts';
import { openContent } from '../core/editions/check.ts';
import { DESIGN } from '../core/editions/colour-problems.ts';
import { furtherContent } from '../core/editions/funnels.ts';
import { pagesContent } from '../core/editions/own-pages.ts';
import { kinds } from '../core/funnel/kinds/index.ts';
import { repeatedIn } from '../core/funnel/repeat.ts';
import { resolveColours } from '../core/presentation/palette.ts';
import { renderFurther } from '../server/editions/renderer.ts';
import { allFunnels, furtherFunnels } from '../server/platform/further-funnels.ts';
import type * as Edition from '../web/edition/index.ts';
import type { Manifest } from '../web/edition/manifest.ts';
import type { Built } from '../web/edition/render.ts';
import { furtherKinds } from '../web/further-kinds.ts';
import { refuseUnsupported } from './browsers/refuse.ts';
import { chunkImports } from './chunk-imports.ts';
import { classNames } from './class-names.ts';
import { builtColours, design, drawingColours } from './colours.ts';
import { compressFiles } from './compression.ts';
import { earlyScripts, planWorkerScript, startScript, tagPageScript } from './early-scripts.ts';
import { editedContent } from './edited-content.ts';
import { subsetFonts } from './fonts.ts';
import { requirePages } from './funnel-pages.ts';
import { fingerprint, stampBuild, stampCompressed } from './launch/build-stamp.ts';
import { pageWords } from './page-words.ts';
import { contentAddress, letterWidths, writePictures } from './pictures.ts';
import { reactModules } from './react-modules.ts';
import { writeRelease } from './release/write.ts';
import { withoutScreenFiles } from './screen-files.ts';
import { usedKinds } from './used-kinds.ts';
import { productsWorker } from './workers/products-worker.ts';
import { makeWorker, writeWorker } from './workers/worker-files.ts';

/** A test builds with React's development build to a separate folder (`NODE_ENV=development DIST=...`). */
const DIST = process.env.DIST ?? 'dist';
const CLIENT = join(DIST, 'client');
const SERVER = join(DIST, 'prerender');
const ENTRY = 'web/client.tsx';
/** React stays cached over releases. Small modules that the same pages share are one file: each file costs a request and its own dictionary. */
const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'app', tags: ['$initial' as const], priority: 1 },
  { name: 'icons', test: /node_modules\/lucide\//, minShareCount: 3 },
  { name: 'claims', test: /content\/claims\./, priority: 1 },
  { name: 'credits', test: /content\/credits\./, priority: 1 },
  { name: 'footer', test: /(content\/pages\/(legal|site)|web\/ui\/footer)\./ },
  { name: 'proof', test: /content\/(products|reviews|trust)\.|icons\/stethoscope|web\/ui\/(carousel|chip|review-card)\./ },
  { name: 'scroll', test: /web\/browser\/(scroll|viewport)\./, priority: 1 },
  {
    name: 'money',
    test: /core\/(checkout\/terms|plans\/(plan|period)|presentation\/(money|units))\.|content\/plans\.|web\/ui\/priced-text\./,
  },
  { name: 'visit', test: /web\/browser\/(bought-plan|page-view|page-return)\./ },
  { name: 'step', test: /web\/quiz\/(step-title|repeated-words|interstitial\.module)\./ },
  { name: 'time', test: /core\/time\./, priority: 1 },
  { name: 'photo', test: /(content\/pages\/photo|web\/browser\/photo(-end)?)\./, priority: 1 },
  { name: 'day', test: /core\/(presentation\/day|program\/day-number)\./, priority: 1 },
  { name: 'petals', test: /(core\/program\/day-look|web\/program\/petal-days)\./ },
];

const client = (path: string) => join(CLIENT, path);

const [, , purpose] = process.argv;
/** React's development build serves none. */
const forVisitors = process.env.NODE_ENV !== 'development';
const sources = fingerprint();
// An interrupted build must not leave files that look complete.
await rm(DIST, { recursive: true, force: true, maxRetries: 3 });
await mkdir(DIST, { recursive: true });
const cities = forVisitors ? writeCities() : undefined;
await subsetFonts();
const face = await makeWorker(faceWorker);
const label = await makeWorker(labelWorker);
const products = await makeWorker(productsWorker);
const words = pageWords(
  ['web/summary.ts', 'web/browser/index-rules.ts', 'web/analysis/option-labels.ts', 'web/repeated-steps.ts'],
  sections,
);
const steps = allFunnels.flatMap((each) => each.steps);
await build({
  logLevel: 'warn',
  define: {
    'import.meta.env.VITE_FACE_WORKER': JSON.stringify(face.address),
    'import.meta.env.VITE_LABEL_WORKER': JSON.stringify(label.address),
    'import.meta.env.VITE_PRODUCTS_WORKER': JSON.stringify(products.address),
  },
  plugins: [
    words.plugin,
    usedKinds([...steps, ...draftRules.kinds.map((kind) => ({ kind }))], {
      rules: Object.keys(kinds),
      screens: Object.keys(furtherKinds),
      repeats: repeatedIn(JSON.stringify(steps)).length > 0,
    }),
    withoutScreenFiles(),
    chunkImports(),
    reactModules(),
    classNames(),
  ],
  resolve: {
    alias: [{ find: './browser/sections.ts', replacement: join(import.meta.dirname, '../web/browser/section-words.ts') }],
  },
  build: {
    outDir: CLIENT,
    manifest: true,
    // Of what a chunk needs beside code, Vite lists its words only where it may list more than stylesheets.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.json')) },
    rolldownOptions: { input: ENTRY, output: { codeSplitting: { groups: GROUPS } } },
  },
});
await build({
  logLevel: 'warn',
  plugins: [editedContent()],
  build: {
    outDir: SERVER,
    ssr: true,
    rolldownOptions: {
      input: { prerender: 'web/edition/index.ts', thread: 'web/edition/thread.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
  // A release renders editions without the packages of React.
  ssr: { noExternal: true },
});
await writePages();
await writeFile(join(DIST, 'tag-page.js'), await tagPageScript());
await writeFile(client('plan-worker.js'), await planWorkerScript());
for (const worker of [face, label, products]) await writeWorker(CLIENT, worker);
if (forVisitors) {
  if (purpose !== 'start') refuseUnsupported(CLIENT);
  await compressFiles(DIST, purpose === 'start' ? 'hasty' : 'best');
}
await cities;
if (purpose !== 'start') stampCompressed(DIST);
stampBuild(DIST, sources);
if (purpose === 'release') console.log(`The release is ${writeRelease(DIST, 'release').archive}.`);

/** In a thread: it takes more than a second, for which the build would stand still. */
async function writeCities(): Promise<void> {
  const thread = new Worker(new URL('cities-thread.ts', import.meta.url), {
    workerData: pathToFileURL(join(DIST, 'cities.bin')).href,
  });
  await once(thread, 'exit');
}

/** The first edition is the content as it stands. */
async function writePages(): Promise<void> {
  const { routes, renderEdition, contentOfEdition, pictures, spriteFile, ORIGIN } = (await import(
    pathToFileURL(join(SERVER, 'prerender.js')).href
  )) as typeof Edition;
  const built: Built = {
    entry: ENTRY,
    manifest: await readManifest('.vite/manifest.json'),
    stylesheets: await readStylesheets(),
    words: words.names(),
    early: await earlyScripts(),
    start: await writeAddressed('start', 'js', await startScript()),
    colours: builtColours(),
    sprite: await writeAddressed('drawings', 'svg', resolveColours(spriteFile(), drawingColours())),
    pictures: await writePictures(CLIENT, pictures),
  };
  const content = {
    ...openContent(contentOfEdition(), draftRules),
    ...furtherContent(furtherFunnels),
    ...pagesContent(furtherFunnels),
    [DESIGN]: { ...design(), faces: await letterWidths(draftRules.characters) },
  };
  for (const [id, own] of furtherFunnels) requirePages(id, own, content);
  const [edition, ...further] = await Promise.all([
    renderEdition(built, { dashboard: true }),
    ...(await renderFurther(pathToFileURL(`${SERVER}/`), { built })),
  ]);
  const pages = [edition, ...further];
  requireOwnAddresses(pages);
  for (const [address, text] of pages.flatMap(({ files }) => Object.entries(files))) {
    const file = client(fileAt(address));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await rm(client('.vite'), { recursive: true });
  await writeFile(join(SERVER, 'built.json'), JSON.stringify(built));
  await writeFile(join(SERVER, 'content.json'), JSON.stringify(content));
  await writeFile(
    join(DIST, 'client-manifest.json'),
    JSON.stringify({
      hashes: Object.assign({}, ...pages.map(({ hashes }) => hashes)),
      origin: ORIGIN,
      routes: routes.map((route) => route.path),
    }),
  );
}

/** A funnel must not hide a page of another. */
function requireOwnAddresses(pages: readonly { readonly hashes: object }[]): void {
  const addresses = pages.flatMap(({ hashes }) => Object.keys(hashes));
  const twice = addresses.find((address, place) => addresses.indexOf(address) < place);
  if (twice) throw new Error(`Two funnels have a page at ${twice}.`);
}

function fileAt(address: string): string {
  if (address === '/') return 'index.html';
  return extname(address) === '' ? `${address.slice(1)}.html` : address.slice(1);
}

async function writeAddressed(name: string, extension: string, text: string): Promise<string> {
  const address = contentAddress(name, extension, text);
  await writeFile(client(address), text);
  return address;
}

async function readStylesheets(): Promise<Record<string, string>> {
  const sheets = (await files(client('assets'))).filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(sheets.map(async (file) => (await readFile(file, 'utf8')).trim()));
  return Object.fromEntries(sheets.map((file, i) => [`/${file.slice(CLIENT.length + 1)}`, texts[i] ?? '']));
}

async function readManifest(name: string): Promise<Manifest> {
  return JSON.parse(await readFile(client(name), 'utf8'));
}

async function files(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
