import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { packagedNode, verifiedNode } from './modern-node.mjs';
import { runQuietly } from './run-quietly.mjs';

const FAILURE = 'The packages could not be installed: see npm above; the network and free disk space are the usual reasons.';
/** Packages run no scripts of their own here; the one that links Node is ours. `npm run check` has the known faults of packages. */
const OPTIONS = ['--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * `npm start` needs no `devDependencies`.
 * @typedef {'start' | 'all'} Extent
 */

/** @type {(extent: Extent, step: string | undefined) => Promise<void>} */
export async function installWhenChanged(extent, step) {
  const label = (/** @type {string} */ text) => (step === undefined ? text : `${step} ${text}`);
  if (isInstalled(extent)) return step === undefined ? undefined : console.log(label('Packages are installed.'));
  const folder = mkdtempSync(join(tmpdir(), 'node-'));
  try {
    const path = [...(await modernNodeFor(folder, label('Fetching Node'))), process.env.PATH].join(delimiter);
    await runQuietly(label('Installing packages'), FAILURE, 'env', [`PATH=${path}`, 'sh', '-c', installCommand(extent)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
  await import('../link-node.mjs');
}

/**
 * npm asks the registry for no package that it has stored, and is run once more where the lockfile names a version that came later.
 * What a running server uses stays in place when the rest is added.
 * @type {(extent: Extent) => string}
 */
function installCommand(extent) {
  const [command, dev] =
    extent === 'start' ? ['ci', '--omit=dev'] : [isInstalled('start') ? 'install --no-save' : 'ci', '--include=dev'];
  const install = ['npm', command, dev, ...OPTIONS].join(' ');
  return `${install} --prefer-offline || ${install}`;
}

// npm silently skips native packages that need a newer Node. Node 20.19 and 22.12 are new enough; else our own Node runs npm.
/** @type {(folder: string, label: string) => Promise<string[]>} */
async function modernNodeFor(folder, label) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const modern = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  const brought = packagedNode();
  if (modern || !brought) return [];
  const install = ['install', '--no-save', '--ignore-scripts', '--loglevel=error', '--prefix', folder];
  await runQuietly(label, FAILURE, 'npm', [...install, `${brought.name}@${brought.version}`]);
  return [join(verifiedNode(folder, brought), '..')];
}

/**
 * npm lists the installed packages in node_modules at the end of an install, without those for other platforms.
 * @type {(extent: Extent) => boolean}
 */
function isInstalled(extent) {
  const wanted = Object.entries(packages('package-lock.json'));
  const present = packages('node_modules/.package-lock.json');
  return wanted.every(([path, { version, dev, optional }]) => {
    if (path === '' || (dev && extent === 'start')) return true;
    return present[path] ? present[path].version === version : optional === true;
  });
}

/** @type {(lockfile: string) => Record<string, { version: string, dev?: boolean, optional?: boolean }>} */
function packages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  } catch {
    return {};
  }
}
