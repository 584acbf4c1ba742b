import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { packagedNode, verifiedNode } from './modern-node.mjs';
import { runQuietly } from './run-quietly.mjs';

const FAILURE = 'The packages could not be installed: see npm above; the network and free disk space are the usual reasons.';
/** Packages run no scripts of their own here; the one that links Node is ours. */
const INSTALL = ['npm', 'ci', '--include=dev', '--include=optional', '--ignore-scripts', '--loglevel=error'];

/** @type {(step: string) => Promise<void>} */
export async function installWhenChanged(step) {
  if (isInstalled()) return console.log(`${step} Packages are installed.`);
  const folder = mkdtempSync(join(tmpdir(), 'node-'));
  try {
    const path = [...(await modernNodeFor(folder, step)), process.env.PATH].join(delimiter);
    await runQuietly(`${step} Installing packages`, FAILURE, 'env', [`PATH=${path}`, ...INSTALL]);
  } finally {
    rmSync(folder, { recursive: true });
  }
  await import('../link-node.mjs');
}

// npm silently skips native packages that need a newer Node. Node 20.19 and 22.12 are new enough; else our own Node runs npm.
/** @type {(folder: string, step: string) => Promise<string[]>} */
async function modernNodeFor(folder, step) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const modern = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  const brought = packagedNode();
  if (modern || !brought) return [];
  const install = ['install', '--no-save', '--ignore-scripts', '--loglevel=error', '--prefix', folder];
  await runQuietly(`${step} Fetching Node`, FAILURE, 'npm', [...install, `${brought.name}@${brought.version}`]);
  return [join(verifiedNode(folder, brought), '..')];
}

/** npm lists the installed packages in node_modules at the end of an install, without those for other platforms. */
function isInstalled() {
  const wanted = packages('package-lock.json');
  const present = packages('node_modules/.package-lock.json');
  return Object.keys(wanted).every((path) => {
    if (path === '') return true;
    return present[path] ? present[path].version === wanted[path]?.version : wanted[path]?.optional === true;
  });
}

/** @type {(lockfile: string) => Record<string, { version: string, optional?: boolean }>} */
function packages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  } catch {
    return {};
  }
}
