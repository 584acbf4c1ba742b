import { readFileSync } from 'node:fs';
import { packagedNode } from './modern-node.mjs';
import { runQuietly } from './run-quietly.mjs';

/**
 * Does nothing when node_modules matches the lockfile.
 * @param {string} step
 */
export async function installWhenChanged(step) {
  if (isInstalled()) return console.log(`${step} Packages are installed.`);
  await runQuietly(
    `${step} Installing packages`,
    'The packages could not be installed: see npm above; the network and free disk space are the usual reasons.',
    'npm',
    [...underModernNode(), 'ci', '--include=dev', '--include=optional', '--loglevel=error'],
  );
}

/**
 * npm silently skips native packages that need a newer Node. Node 20.19 and 22.12 are new enough; else our own Node runs npm.
 */
function underModernNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const modern = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  const brought = packagedNode();
  return modern || !brought ? [] : ['exec', '--yes', `--package=${brought.name}@${brought.version}`, '--', 'npm'];
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

/**
 * @param {string} lockfile
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
function packages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  } catch {
    return {};
  }
}
