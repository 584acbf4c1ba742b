import type { Import } from './imports.ts';

/** A law of the house about who may import whom. `instead` is told to whoever breaks it. */
export type Rule = {
  readonly name: string;
  readonly instead: string;
  readonly breaks: (imported: Import) => boolean;
};

const FEATURES = /^web\/(landing|quiz|selfie|analysis|sales|confirmation|manage|account|legal|operator|consent|styleguide)\//;
/** What puts the screens together; the outline of the funnel beside it is for everyone. */
const COMPOSITION = /^web\/(routes\/|(?!outline\.ts$)[^/]+$)/;
/** Tests and tools may put together what they try, measure or make. */
const TOOL = /(\.test|\/testing|\/contract)\.tsx?$|^(e2e|bench|scripts)\//;
const ADAPTER = /^adapters\/([^/]+)\/(?!port\.ts$)/;

/** The folders that may know a package which speaks to something outside. */
const HOMES: Readonly<Record<string, RegExp>> = {
  'node_modules/stripe': /^(adapters\/payments|sandbox)\//,
  'node_modules/nodemailer': /^adapters\/mail\//,
  'node_modules/pg-boss': /^server\/jobs\//,
  'node_modules/pg': /^server\/db\//,
  'node_modules/@electric-sql/pglite': /^server\/db\//,
};

const within = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(`${folder}/`));
const feature = (path: string) => FEATURES.exec(path)?.[1];
/** What adapters speak through. */
const LINE = /^adapters\/http\//;
const port = (path: string) => /^adapters\/([^/]+)\//.exec(path)?.[1];

/** What is drawn while building, and the drawings themselves. */
const BUILT = /^web\/(prerender\.tsx$|head\/|illustrations\/sprite\/)/;

export const RULES: readonly Rule[] = [
  {
    name: 'core-is-pure',
    instead: 'core/ imports itself and zod only: take data, time and randomness as arguments and let the caller fetch them.',
    breaks: ({ from, to }) => within(from, 'core') && !TOOL.test(from) && !within(to, 'core') && to !== 'node_modules/zod',
  },
  {
    name: 'content-is-data',
    instead:
      'content/ imports types from core/ (import type) and other content: move what computes into core/ and call it from web/ or server/. Only content/funnel/index.ts calls defineFunnel.',
    breaks: ({ from, to, typeOnly }) =>
      within(from, 'content') &&
      !TOOL.test(from) &&
      !within(to, 'content') &&
      !(within(to, 'core') && (typeOnly || (from === 'content/funnel/index.ts' && to === 'core/funnel/funnel.ts'))),
  },
  {
    name: 'web-knows-no-server',
    instead: 'web/ speaks to the server through web/browser/api.ts; what both must know is a schema in core/api.',
    breaks: ({ from, to }) => within(from, 'web') && within(to, 'server', 'adapters', 'sandbox'),
  },
  {
    name: 'server-knows-no-web',
    instead: 'The server serves built files and JSON: put what both need into core/, or let the build write it to dist/.',
    breaks: ({ from, to }) => within(from, 'server', 'adapters', 'sandbox') && within(to, 'web'),
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
      within(from, 'web') && !TOOL.test(from) && !typeOnly && !BUILT.test(from) && within(to, 'web/illustrations/sprite'),
  },
  {
    name: 'only-main-picks-an-adapter',
    instead: "Import the port's port.ts and take the adapter as a parameter; server/main.ts decides which one it is.",
    breaks: ({ from, to }) =>
      from !== 'server/main.ts' &&
      !TOOL.test(from) &&
      ADAPTER.test(to) &&
      port(from) !== port(to) &&
      !(within(from, 'adapters') && LINE.test(to)),
  },
  {
    name: 'only-main-opens-the-sandbox',
    instead: 'server/main.ts starts the sandbox and passes on what others need, so that nothing mounts it beside live keys.',
    breaks: ({ from, to }) => from !== 'server/main.ts' && !TOOL.test(from) && within(to, 'sandbox') && !within(from, 'sandbox'),
  },
  {
    name: 'a-provider-stays-in-its-adapter',
    instead:
      "Say what you need in the port's own words and let the adapter (for a database, server/db) translate it for the package.",
    breaks: ({ from, to }) => HOMES[to]?.test(from) === false && !TOOL.test(from),
  },
  {
    name: 'features-stay-apart',
    instead:
      'A feature of web/ imports no other: move what both draw into web/ui, what both know into core/, and let web/routes connect them.',
    breaks: ({ from, to }) => feature(from) !== undefined && feature(to) !== undefined && feature(from) !== feature(to),
  },
  {
    name: 'features-know-no-routes',
    instead: 'Routes import features, never the reverse: take what the route knows as a prop (its type may be imported).',
    breaks: ({ from, to, typeOnly }) =>
      (feature(from) !== undefined || within(from, 'web/ui', 'web/design', 'web/illustrations')) &&
      COMPOSITION.test(to) &&
      !(typeOnly && to === 'web/routes.ts'),
  },
  {
    name: 'ui-knows-no-skincare',
    instead:
      'web/ui says nothing but content/ui.ts and gets other words and numbers as props; a component that needs more belongs to a feature.',
    breaks: ({ from, to }) =>
      within(from, 'web/ui', 'web/design') && (feature(to) !== undefined || (within(to, 'content') && to !== 'content/ui.ts')),
  },
  {
    name: 'browser-draws-nothing',
    instead: 'web/browser reads and writes the outside world and gives back data; screens import it, not the reverse.',
    breaks: ({ from, to }) =>
      within(from, 'web/browser') && (feature(to) !== undefined || within(to, 'web/ui', 'web/routes', 'web/illustrations')),
  },
];
