import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

/** Not imported, because Vitest would transform its 20 MB. */
const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as Identifier;

const BROWSERS = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
  samsung: 'samsunginternet_android',
} as const;

type BrowserName = keyof typeof BROWSERS;
export type OldestBrowser = { readonly name: BrowserName; readonly version: number };

/** The oldest supported browsers, as `browserslist` in package.json states them. */
export function oldestBrowsers(): readonly OldestBrowser[] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly browserslist: readonly string[] };
  return browserslist.map((line) => {
    const [name = '', version = ''] = line.split(' >= ');
    if (!(name in BROWSERS) || !Number(version)) throw new Error(`browserslist in package.json: ${line} is not understood.`);
    return { name: name as BrowserName, version: Number(version) };
  });
}

const oldest = oldestBrowsers();

/** MDN's data on a feature, by its path: `css.selectors.has`. */
export function featureAt(path: string): Identifier | undefined {
  return path.split('.').reduce<Identifier | undefined>((at, key) => at?.[key] as Identifier | undefined, compatData);
}

export function browsersWithout({ support }: CompatStatement): readonly string[] {
  return oldest
    .filter(({ name, version }) => {
      const statements = support[BROWSERS[name]];
      return !(Array.isArray(statements) ? statements : [statements]).some((statement) => supports(statement, version));
    })
    .map(({ name, version }) => `${name} ${version}`);
}

function supports(statement: SimpleSupportStatement | undefined, version: number): boolean {
  if (!statement || statement.flags || statement.prefix || statement.alternative_name) return false;
  return isReached(statement.version_added, version) && !isReached(statement.version_removed, version);
}

function isReached(changed: string | false | undefined, version: number): boolean {
  return typeof changed === 'string' && Number.parseFloat(changed.replace('≤', '')) <= version;
}
