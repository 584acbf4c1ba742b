import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const NEEDED = 24;

/** The package with a Node for this platform; undefined where there is none. */
export function packagedNode() {
  const name = `node-${process.platform}-${process.arch}`;
  /** @type {string | undefined} */
  const version = JSON.parse(readFileSync('package.json', 'utf8')).optionalDependencies[name];
  return version === undefined ? undefined : { name, version };
}

/** Runs before the installation, so that an unsupported platform fails early. */
export function checkNode() {
  if (!packagedNode() && major(process.execPath) < NEEDED) throw new Error(missing());
}

/** The Node from the packages, else the current one if it is new enough. */
export function modernNode() {
  const candidates = [`node_modules/${packagedNode()?.name}/bin/node`, process.execPath];
  const found = candidates.find((node) => major(node) >= NEEDED);
  if (found) return found;
  throw new Error(missing());
}

/** @param {string} node */
function major(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

function missing() {
  return `This needs Node ${NEEDED} or newer; here is ${process.version}, and no Node ${NEEDED} runs from a package on ${process.platform} ${process.arch}: install one from https://nodejs.org.`;
}
