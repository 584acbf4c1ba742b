import { readFileSync } from 'node:fs';
import { work } from './work.mjs';

/**
 * Installs exactly what the lockfile says, unless that is what is there.
 * @param {string} step
 */
export async function installWhenChanged(step) {
  if (isInstalled()) return console.log(`${step} Packages are installed.`);
  const label = `${step} Installing packages`;
  const failure = 'The packages could not be installed: see npm above; the network and free disk space are the usual reasons.';
  const quiet = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (npm && node) await work(label, failure, node, [npm, ...quiet]);
  else await work(label, failure, 'npm', quiet);
}

/** npm notes at the end of an install what it put into node_modules; packages for other machines are not there. */
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
