import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const MODULE = new URL('./install.mjs', import.meta.url).href;
/** Writes what it was asked, and the list that npm writes at the end. */
const NPM = `#!/usr/bin/env node
import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
const [command, ...args] = process.argv.slice(2);
appendFileSync('calls', [command, ...args].join(' ') + '\\n');
if (existsSync('stale') && args.includes('--prefer-offline')) process.exit(1);
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
  writeFileSync(join(project, 'bin/npm'), NPM);
  chmodSync(join(project, 'bin/npm'), 0o755);
});
afterEach(() => rmSync(project, { recursive: true }));

function install(extent: 'start' | 'all', step?: string): string {
  const program = `import { installWhenChanged } from '${MODULE}'; await installWhenChanged('${extent}', ${JSON.stringify(step)});`;
  const env = { ...process.env, PATH: [join(project, 'bin'), process.env.PATH].join(':') };
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: project, env, encoding: 'utf8' });
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

  it('asks the registry where npm has stored too old a list of versions', () => {
    writeFileSync(join(project, 'stale'), '');
    install('start');
    const [first = '', second = ''] = calls();
    expect(first).toBe(`${second} --prefer-offline`);
  });
});
