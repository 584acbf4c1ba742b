import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { isModern, modernNode, NODE_PROJECT, packagedNode } from './modern-node.mjs';
import { runQuietly } from './run-quietly.mjs';

const FAILURE = 'The packages could not be installed: see npm above; the network and free disk space are the usual reasons.';
/** Packages run no scripts of their own here; the one that brings Node is ours. `npm run check` has the known faults of packages. */
const OPTIONS = ['--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
const INSTALL_NODE = preferStored(['npm ci', `--prefix=${NODE_PROJECT}`]);
const BROUGHT = join(NODE_PROJECT, 'node_modules');
const LINK = 'node_modules/.bin/node';

/**
 * `npm start` needs no `devDependencies`.
 * @typedef {'start' | 'all'} Extent
 */

/** @type {(extent: Extent, step: string | undefined) => Promise<void>} */
export async function installWhenChanged(extent, step) {
  const label = (/** @type {string} */ text) => (step === undefined ? text : `${step} ${text}`);
  if (npmSkipsPackages()) await installNodeWhenMissing(label('Fetching Node'));
  const commands = [...(isNodeInstalled() ? [] : [INSTALL_NODE]), ...(isInstalled(extent) ? [] : [installPackages(extent)])];
  if (commands.length === 0) return step === undefined ? undefined : console.log(label('Packages are installed.'));
  const path = [...(npmSkipsPackages() ? [dirname(resolve(modernNode()))] : []), process.env.PATH].join(delimiter);
  await runQuietly(label('Installing packages'), FAILURE, 'env', [`PATH=${path}`, 'sh', '-c', atOnce(commands)]);
  linkNode();
}

/** @param {string} label */
export async function installNodeWhenMissing(label) {
  if (!isNodeInstalled()) await runQuietly(label, FAILURE, 'sh', ['-c', INSTALL_NODE]);
}

/** Makes every `npm run` find the Node that was brought. */
export function linkNode() {
  const name = existsSync(BROUGHT) ? packagedNode()?.name : undefined;
  if (name === undefined) return;
  rmSync(LINK, { force: true });
  symlinkSync(join('../..', BROUGHT, name, 'bin/node'), LINK);
}

/** @type {(commands: readonly string[]) => string} */
function atOnce(commands) {
  const [last = '', ...beside] = commands.map((command) => `{ ${command}; }`).reverse();
  return beside.reduce((program, command) => `${command} & ${program} && wait $!`, last);
}

/**
 * What a running server uses stays in place when the rest is added.
 * @type {(extent: Extent) => string}
 */
function installPackages(extent) {
  if (extent === 'start') return preferStored(['npm ci', '--omit=dev']);
  return preferStored([isInstalled('start') ? 'npm install --no-save' : 'npm ci', '--include=dev']);
}

/**
 * npm asks the registry for no package that it has stored, and is run once more where the lockfile names a version that came later.
 * @type {(command: readonly string[]) => string}
 */
function preferStored(command) {
  const install = [...command, ...OPTIONS].join(' ');
  return `${install} --prefer-offline || ${install}`;
}

// npm silently skips native packages that need a newer Node. Node 20.19 and 22.12 are new enough; else our own Node runs npm.
function npmSkipsPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  return !isNewEnough && packagedNode() !== undefined;
}

/** A Node that was brought once is kept at the version of its lockfile. */
function isNodeInstalled() {
  const brought = isModern() && !existsSync(BROUGHT) ? undefined : packagedNode();
  return !brought || packages(join(BROUGHT, '.package-lock.json'))[`node_modules/${brought.name}`]?.version === brought.version;
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
