import type { Edge } from './circles.ts';
import { districtOf, featureOf, floorOf, webFloorOf } from './floors.ts';
import { COMPUTED, type Import } from './imports.ts';

export type Rule = { readonly name: string; readonly instead: string } & (
  | { readonly breaks: (imported: Import) => boolean }
  /** Only sources in `home` may match `text`. */
  | { readonly text: RegExp; readonly home: RegExp }
  /** Steps must not form a cycle; undefined for an import that is no step. */
  | { readonly step: (imported: Import) => Edge | undefined }
);

/** Tests and tools may import what they test, measure or build. */
const TOOL = /(\.test|\/testing|\/contract)\.tsx?$|^(e2e|bench|scripts)\//;
const ADAPTER = /^adapters\/([^/]+)\/(?!port\.ts$)/;
const ANNEX = /^annex\/([^/]+)\//;
/** `testing.ts` is for tests and tools. */
const ANNEX_ENTRY = /^annex\/[^/]+\/(index|testing)\.ts$/;

/** Packages that call outside systems, and the folders that may import them. */
const PACKAGE_FOLDERS: Readonly<Record<string, RegExp>> = {
  'node_modules/@clickhouse/client': /^adapters\/analytics\/clickhouse\//,
  'node_modules/stripe': /^(adapters\/payments|annex\/payment-sandbox)\//,
  'node_modules/nodemailer': /^adapters\/mail\//,
  'node_modules/pg': /^server\/platform\/db\//,
  'node_modules/@electric-sql/pglite': /^server\/platform\/db\//,
};

const COMPOSITION = /^server\/(main|adapters|integrations)\.ts$/;

const within = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(`${folder}/`));
const HTTP_ADAPTER = /^adapters\/http\//;
const annex = (path: string) => ANNEX.exec(path)?.[1];
const port = (path: string) => /^adapters\/([^/]+)\//.exec(path)?.[1];

const FOLDER = /^server\/[^/]+\/[^/]+(?=\/)/;

/** Colours and drawings without code, of which mails and the pages of the sandbox are made. */
const DESIGN_DATA = /^web\/design\/([\w-]+\.(css|svg))?$/;

/** What tools of programs are made of. */
const TOOLBOX =
  /^(core\/|content\/editions\.ts$|server\/programs\/(tools\/|desk\.ts$)|server\/platform\/console\/command\.ts$|node_modules\/zod$)/;

/** Renders pages, and is in none. */
const RENDERER = /^web\/(prerender\.tsx$|edition\/|head\/|illustrations\/sprite\/)/;

const FUNNEL = /^content\/(funnel|funnels\/[^/]+)\/index\.ts$/;
const FUNNEL_TOOLS = /^core\/funnel\/(funnel|step-of)\.ts$/;

export const RULES: readonly Rule[] = [
  {
    name: 'core-is-pure',
    instead: 'core/ imports itself and zod only: take data, time and randomness as arguments and let the caller fetch them.',
    breaks: ({ from, to }) => within(from, 'core') && !TOOL.test(from) && !within(to, 'core') && to !== 'node_modules/zod',
  },
  {
    name: 'content-is-data',
    instead:
      'content/ imports types from core/ (import type) and other content: move what computes into core/ and call it from web/ or server/. Only the index of a funnel calls defineFunnel and stepOf.',
    breaks: ({ from, to, typeOnly }) =>
      within(from, 'content') &&
      !TOOL.test(from) &&
      !within(to, 'content') &&
      !(within(to, 'core') && (typeOnly || (FUNNEL.test(from) && FUNNEL_TOOLS.test(to)))),
  },
  {
    name: 'core-and-content-know-no-tools',
    instead:
      'core/ and content/ are tested alone: put what their tests share with bench/, scripts/ or e2e/ into a testing.ts of theirs.',
    breaks: ({ from, to }) => within(from, 'core', 'content') && within(to, 'bench', 'scripts', 'e2e'),
  },
  {
    name: 'web-knows-no-server',
    instead: 'web/ speaks to the server through web/browser/api.ts; what both must know is a schema in core/api.',
    breaks: ({ from, to }) => within(from, 'web') && within(to, 'server', 'adapters', 'annex'),
  },
  {
    name: 'server-knows-no-web',
    instead: 'The server serves built files and JSON: put what both need into core/, or let the build write it to dist/.',
    breaks: ({ from, to }) => within(from, 'server', 'adapters', 'annex') && within(to, 'web') && !DESIGN_DATA.test(to),
  },
  {
    name: 'web-loads-no-schemas',
    instead:
      'Visitors do not download a schema library: import type from core/api, and check in the browser with core/ functions that need no zod.',
    breaks: ({ from, to, typeOnly }) =>
      within(from, 'web') && !TOOL.test(from) && !typeOnly && (within(to, 'core/api') || to === 'node_modules/zod'),
  },
  {
    name: 'web-loads-no-paths',
    instead:
      'The paths of drawings stand in the HTML, not in JavaScript: show a drawing by its name with web/illustrations/drawing.tsx.',
    breaks: ({ from, to, typeOnly }) =>
      within(from, 'web') && !TOOL.test(from) && !typeOnly && !RENDERER.test(from) && within(to, 'web/illustrations/sprite'),
  },
  {
    name: 'only-main-picks-an-adapter',
    instead:
      "Import the port's port.ts and take the adapter as a parameter; server/main.ts and the two files beside it decide which one it is.",
    breaks: ({ from, to }) =>
      !COMPOSITION.test(from) &&
      !TOOL.test(from) &&
      ADAPTER.test(to) &&
      port(from) !== port(to) &&
      !(within(from, 'adapters') && HTTP_ADAPTER.test(to)),
  },
  {
    name: 'only-main-opens-an-annex',
    instead: 'Take what the annex does as a parameter; server/main.ts opens it, so that no sandbox stands beside live keys.',
    breaks: ({ from, to }) => from !== 'server/main.ts' && !TOOL.test(from) && within(to, 'annex') && !within(from, 'annex'),
  },
  {
    name: 'an-annex-has-one-door',
    instead: "Import the annex's index.ts, in tests and tools also its testing.ts, and export there what is missing.",
    breaks: ({ from, to }) => within(to, 'annex') && annex(from) !== annex(to) && !ANNEX_ENTRY.test(to),
  },
  {
    name: 'a-provider-stays-in-its-adapter',
    instead:
      "Say what you need in the port's own words and let the adapter (for a database, server/platform/db) translate it for the package.",
    breaks: ({ from, to }) => PACKAGE_FOLDERS[to]?.test(from) === false && !TOOL.test(from),
  },
  {
    name: 'features-stay-apart',
    instead:
      'A feature of web/ imports no other: move what both draw into web/ui, what both know into core/, and let web/routes connect them.',
    breaks: ({ from, to }) => featureOf(from) !== undefined && featureOf(to) !== undefined && featureOf(from) !== featureOf(to),
  },
  {
    name: 'ui-knows-no-skincare',
    instead:
      'web/ui says nothing but content/ui.ts and gets other words and numbers as props; a component that needs more belongs to a feature.',
    breaks: ({ from, to }) => within(from, 'web/ui', 'web/design') && within(to, 'content') && to !== 'content/ui.ts',
  },
  {
    name: 'web-imports-go-down',
    instead:
      'In web/ the composition imports routes, routes import features, features import ui, ui imports browser, and browser imports design: take what is above as a prop or an argument (WEB_FLOORS in scripts/borders/floors.ts).',
    breaks: ({ from, to }) => within(from, 'web') && within(to, 'web') && webFloorOf(from) < webFloorOf(to),
  },
  {
    name: 'districts-import-down',
    instead:
      'A district of server/ imports those on lower floors (DISTRICT_FLOORS in scripts/borders/floors.ts): take what is above as a dependency, or announce what happened to observers that the composition, server/*.ts, puts together.',
    breaks: ({ from, to }) =>
      within(from, 'server') &&
      within(to, 'server') &&
      !TOOL.test(from) &&
      districtOf(from) !== districtOf(to) &&
      floorOf(from) <= floorOf(to),
  },
  {
    name: 'a-tool-has-only-the-desk',
    instead:
      'A tool of a program can do what server/programs/desk.ts can: add a function there, where nothing publishes, changes what is sold or reads of people, and call it.',
    breaks: ({ from, to }) => within(from, 'server/programs/tools') && !TOOLBOX.test(to),
  },
  {
    name: 'only-jobs-knows-the-queue',
    instead: 'Write what you need of pg-boss, or of its tables, as a function of server/platform/jobs, and call that.',
    text: /'pg-boss'|\bjobs\.(job|queue|schedule|version|warning|bam|subscription)/,
    home: /^(server\/platform\/jobs|scripts\/borders)\//,
  },
  {
    name: 'a-diary-is-its-owners',
    instead:
      'What a buyer notes beside a plan is about their health: the plan itself and the copy, erasure and end of their data read it, and no page of an operator, report or event does.',
    text: /\bprogram_(diaries|calendars|mails)\b/,
    home: /^(server\/(money\/(program|manage)|privacy|platform\/db)|scripts\/borders)\//,
  },
  {
    name: 'imports-can-be-read',
    instead:
      "Write the path as a text, import('./x.ts'), so that the other rules see it; no alias with # and no createRequire, which they do not follow. Only the folders of funnels are found by their names.",
    breaks: ({ from, to }) =>
      within(from, 'core', 'content', 'web', 'server') &&
      !TOOL.test(from) &&
      ((to === COMPUTED && from !== 'server/platform/further-funnels.ts') ||
        to.startsWith('node_modules/#') ||
        to === 'node:module'),
  },
  {
    name: 'no-circle-of-files',
    instead: 'Put what two files need of each other, a type say, into a file of its own that both import.',
    step: ({ from, to }) => (to.startsWith('node_modules/') ? undefined : [from, to]),
  },
  {
    name: 'no-circle-of-folders',
    instead: 'Two folders of one district that need each other are one folder, or share a third.',
    step: ({ from, to }) => {
      const [importing, imported] = [FOLDER.exec(from)?.[0], FOLDER.exec(to)?.[0]];
      return importing && imported && importing !== imported && !TOOL.test(from) ? [importing, imported] : undefined;
    },
  },
];
