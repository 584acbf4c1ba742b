import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { makeCities, writeCities } from '../annex/city-search/index.ts';
import { faceWorker } from '../annex/face-measurement/index.ts';
import { labelWorker } from '../annex/label-reading/index.ts';
import { sections } from '../content/funnel/index.ts';
import { sectionFile } from '../web/browser/section-file.ts';
import type * as Prerender from '../web/prerender.tsx';
import { unsupportedFeatures } from './browsers/check.ts';
import { chunkImports } from './chunk-imports.ts';
import { compressFiles } from './compression.ts';
import { earlyScripts, planWorkerScript, startScript, tagPageScript } from './early-scripts.ts';
import { subsetFonts } from './fonts.ts';
import { fingerprint, stampBuild, stampCompressed } from './launch/build-stamp.ts';
import { pageWords } from './page-words.ts';
import { contentAddress, writePictures } from './pictures.ts';
import { writeRelease } from './release/write.ts';
import { productsWorker } from './workers/products-worker.ts';
import { makeWorker, writeWorker } from './workers/worker-files.ts';

/** A test builds with React's development build to a separate folder (`NODE_ENV=development DIST=...`). */
const DIST = process.env.DIST ?? 'dist';
const CLIENT = join(DIST, 'client');
const SERVER = join(DIST, 'prerender');
/** The content security policy allows exactly the inline content. */
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const ENTRY = 'web/client.tsx';
/** React stays cached over releases. Small modules that the same pages share are one file: each file costs a request and its own dictionary. */
const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 2 },
  { name: 'app', tags: ['$initial' as const], priority: 1 },
  { name: 'icons', test: /node_modules\/lucide\//, minShareCount: 3 },
  { name: 'claims', test: /content\/claims\./, priority: 1 },
  { name: 'credits', test: /content\/credits\./, priority: 1 },
  { name: 'footer', test: /(content\/pages\/(legal|site)|web\/ui\/footer)\./ },
  { name: 'proof', test: /content\/(products|reviews|trust)\.|icons\/stethoscope/ },
  { name: 'carousel', test: /web\/ui\/(carousel|review-card)\./ },
  { name: 'scroll', test: /web\/browser\/(scroll|viewport)\./, priority: 1 },
  {
    name: 'money',
    test: /core\/(checkout\/terms|plans\/(plan|period)|presentation\/(money|units))\.|content\/plans\.|web\/ui\/priced-text\./,
  },
  { name: 'visit', test: /web\/browser\/(bought-plan|page-view|page-return)\./ },
  { name: 'step', test: /web\/quiz\/(step-title|interstitial\.module)\./ },
  { name: 'photo', test: /(core\/time|content\/pages\/photo|web\/browser\/photo(-end)?)\./, priority: 1 },
];

const client = (path: string) => join(CLIENT, path);

const [, , purpose] = process.argv;
const sources = fingerprint();
// An interrupted build must not leave files that look complete.
await rm(DIST, { recursive: true, force: true, maxRetries: 3 });
await subsetFonts();
const face = await makeWorker(faceWorker);
const label = await makeWorker(labelWorker);
const products = await makeWorker(productsWorker);
const words = pageWords(['web/summary.ts', 'web/browser/index-rules.ts', 'web/analysis/option-labels.ts'], sections);
await build({
  logLevel: 'warn',
  define: {
    'import.meta.env.VITE_FACE_WORKER': JSON.stringify(face.address),
    'import.meta.env.VITE_LABEL_WORKER': JSON.stringify(label.address),
    'import.meta.env.VITE_PRODUCTS_WORKER': JSON.stringify(products.address),
  },
  plugins: [words.plugin, chunkImports()],
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
  build: {
    outDir: SERVER,
    ssr: 'web/prerender.tsx',
    rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
  },
});
await writePages();
await writeFile(join(DIST, 'tag-page.js'), await tagPageScript());
await writeFile(client('plan-worker.js'), await planWorkerScript());
for (const worker of [face, label, products]) await writeWorker(CLIENT, worker);
// React's development build serves no visitors.
if (process.env.NODE_ENV !== 'development') {
  refuseUnsupported();
  await writeCities(pathToFileURL(join(DIST, 'cities.bin')), await makeCities());
  await compressFiles(DIST, purpose === 'start' ? 'hasty' : 'best');
}
if (purpose !== 'start') stampCompressed(DIST);
stampBuild(DIST, sources);
if (purpose === 'release') console.log(`The release is ${writeRelease(DIST, 'release').archive}.`);

async function writePages(): Promise<void> {
  const { allPages, routes, renderPage, pictures, siteFiles, spriteFile, ORIGIN } = (await import(
    pathToFileURL(join(SERVER, 'prerender.js')).href
  )) as typeof Prerender;
  const manifest = await readManifest('.vite/manifest.json');
  const sheets = new Map<string, string>();
  for (const file of await files(client('assets'))) {
    if (file.endsWith('.css')) sheets.set(`/${file.slice(CLIENT.length + 1)}`, (await readFile(file, 'utf8')).trim());
  }
  const early = await earlyScripts();
  const drawn = await writePictures(CLIENT, pictures);
  const stylesheet = (file: string) => {
    const href = `/${file}`;
    const text = sheets.get(href);
    if (text === undefined) throw new Error(`The build made no stylesheet ${href}.`);
    return { href, text };
  };
  const addressOfWords = words.write(CLIENT);
  const sprite = spriteFile();
  const spriteUrl = contentAddress('drawings', 'svg', sprite);
  await writeFile(client(spriteUrl), sprite);
  const start = await startScript();
  const startUrl = contentAddress('start', 'js', start);
  await writeFile(client(startUrl), start);
  const hashes: Record<string, { readonly script: readonly string[]; readonly style: readonly string[] }> = {};
  const assets: Prerender.Assets = {
    start: startUrl,
    entry: `/${chunk(manifest, ENTRY).file}`,
    early,
    preloads: (module) => imports(manifest, ENTRY, module),
    styles: (...modules) => filesBeside(manifest, ENTRY, modules, '.css').map(stylesheet),
    words: (module, section) => {
      const ofSection = section ? [sectionFile(section)] : [];
      return addressOfWords([...filesBeside(manifest, ENTRY, [module], '.json'), ...ofSection]);
    },
    pictures: (name) => drawn[name],
    sprite: spriteUrl,
  };
  const writePage = async (path: string, html: string) => {
    const file = client(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    await mkdir(dirname(file), { recursive: true });
    hashes[path] = { script: hashesOf(html, SCRIPT), style: hashesOf(html, STYLE) };
    await writeFile(file, html);
  };
  for (const page of await allPages()) await writePage(page.path, await renderPage(page, assets));
  for (const [name, text] of Object.entries(siteFiles(assets.pictures))) await writeFile(client(name), text);
  await rm(client('.vite'), { recursive: true });
  await writeFile(
    join(DIST, 'client-manifest.json'),
    JSON.stringify({ hashes, origin: ORIGIN, routes: routes.map((route) => route.path) }),
  );
}

function refuseUnsupported(): void {
  const found = unsupportedFeatures(CLIENT);
  if (found.length === 0) return;
  console.error(
    'A supported browser lacks what the pages use. Write a fallback, or say in scripts/browsers/fallbacks.ts what it does:',
  );
  for (const line of found) console.error(line);
  process.exit(1);
}

/** All imports are preloaded, so that none waits for another. */
function imports(manifest: Manifest, entry: string, module: string): string[] {
  const keys = new Set([...closure(manifest, entry), ...closure(manifest, module)]);
  keys.delete(entry);
  return [...keys].map((key) => `/${chunk(manifest, key).file}`);
}

/** The entry's stylesheets come first, because they set the order of the layers. */
function filesBeside(manifest: Manifest, entry: string, modules: readonly string[], extension: string): string[] {
  const keys = new Set([...closure(manifest, entry), ...modules.flatMap((module) => closure(manifest, module).toReversed())]);
  const files = [...keys].flatMap((key) => chunk(manifest, key).css ?? []);
  return [...new Set(files)].filter((file) => file.endsWith(extension));
}

async function readManifest(name: string): Promise<Manifest> {
  return JSON.parse(await readFile(client(name), 'utf8'));
}

function closure(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  return [key, ...(chunk(manifest, key).imports ?? []).flatMap((imported) => closure(manifest, imported, seen))];
}

function chunk(manifest: Manifest, key: string) {
  const found = manifest[key];
  if (!found) throw new Error(`The build made no chunk of ${key}.`);
  return found;
}

function hashesOf(html: string, element: RegExp): readonly string[] {
  return Array.from(html.matchAll(element), ([, text = '']) => hash(text));
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

async function files(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
