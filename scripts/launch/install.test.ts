import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NODE_PROJECT } from './modern-node.mjs';

const PACKAGE = `node-${process.platform}-${process.arch}`;
const MODULE = new URL('./install.mjs', import.meta.url).href;
/** Writes what it was asked, and the list that npm writes at the end. */
const NPM = `#!/usr/bin/env node
import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
const [command, ...args] = process.argv.slice(2);
appendFileSync('calls', [command, ...args].join(' ') + '\\n');
if (existsSync('stale') && args.includes('--prefer-offline')) process.exit(1);
const prefix = args.find((arg) => arg.startsWith('--prefix='));
if (prefix) process.chdir(prefix.slice('--prefix='.length));
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const [path, { dev }] of Object.entries(packages)) if (dev && args.includes('--omit=dev')) delete packages[path];
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;
const LOCKFILE = {
  packages: {
    '': {},
    'node_modules/fastify': { version: '1.0.0' },
    'node_modules/vitest': { version: '1.0.0', dev: true },
    'node_modules/windows-only': { version: '1.0.0', optional: true },
  },
};

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(project, 'node_modules'));
  mkdirSync(join(project, 'bin'));
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify(LOCKFILE));
  writeNodeVersion('24.0.0');
  writeFileSync(join(project, 'bin/npm'), NPM);
  chmodSync(join(project, 'bin/npm'), 0o755);
});
afterEach(() => rmSync(project, { recursive: true }));

function install(extent: 'start' | 'all', step?: string): string {
  const program = `import { installWhenChanged } from '${MODULE}'; await installWhenChanged('${extent}', ${JSON.stringify(step)});`;
  const env = { ...process.env, PATH: [join(project, 'bin'), process.env.PATH].join(':') };
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: project,
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

function writeNodeVersion(version: string): void {
  const folder = join(project, NODE_PROJECT);
  const packages = { [`node_modules/${PACKAGE}`]: { version, optional: true } };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ optionalDependencies: { [PACKAGE]: version } }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
}

const calls = () => readFileSync(join(project, 'calls'), 'utf8').trimEnd().split('\n');

describe('an installation', () => {
  it('for a start brings no package that only checks and tests, and happens once', () => {
    expect(install('start', '1/3')).toMatch(/^1\/3 Installing packages…\n1\/3 Installing packages… done in \d+ s\n$/);
    expect(install('start', '1/3')).toBe('1/3 Packages are installed.\n');
    expect(calls()).toEqual([expect.stringMatching(/^ci --omit=dev .*--ignore-scripts/)]);
  });

  it('for other commands brings all packages, and says nothing where they are there', () => {
    install('all');
    expect(install('all')).toBe('');
    expect(install('start')).toBe('');
    expect(calls()).toEqual([expect.stringMatching(/^ci --include=dev /)]);
  });

  it('for other commands after a start leaves the packages of the running server in place', () => {
    install('start');
    install('all');
    expect(calls()).toEqual([expect.stringMatching(/^ci /), expect.stringMatching(/^install --no-save --include=dev /)]);
  });

  it('fetches no Node beside a new one, and keeps one that was fetched before at the version of its lockfile', () => {
    install('all');
    const folder = join(project, NODE_PROJECT, 'node_modules');
    mkdirSync(folder);
    mkdirSync(join(project, 'node_modules/.bin'));
    install('all', '1/3');
    writeNodeVersion('24.1.0');
    install('all');
    expect(install('all', '1/3')).toBe('1/3 Packages are installed.\n');
    const fetched = expect.stringMatching(/^ci --prefix=\.node .*--ignore-scripts/);
    expect(calls()).toEqual([expect.stringMatching(/^ci --include=dev /), fetched, fetched]);
  });

  it('brings Node beside the packages, and fails where either fails', () => {
    mkdirSync(join(project, NODE_PROJECT, 'node_modules'));
    mkdirSync(join(project, 'node_modules/.bin'));
    install('start');
    expect(calls().sort()).toEqual([expect.stringMatching(/^ci --omit=dev /), expect.stringMatching(/^ci --prefix=/)]);
    writeNodeVersion('24.1.0');
    rmSync(join(project, NODE_PROJECT, 'package-lock.json'));
    expect(() => install('all')).toThrow(/could not be installed/);
  });

  it('asks the registry where npm has stored too old a list of versions', () => {
    writeFileSync(join(project, 'stale'), '');
    install('start');
    const [first = '', second = ''] = calls();
    expect(first).toBe(`${second} --prefer-offline`);
  });
});
