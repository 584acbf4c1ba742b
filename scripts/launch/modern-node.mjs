import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKSUMS } from './node-checksums.mjs';

const NEEDED = 24;
/** A project of its own, so that whoever has a new Node fetches no second one. */
export const NODE_PROJECT = '.node';

export function packagedNode() {
  const name = `node-${process.platform}-${process.arch}`;
  /** @type {string | undefined} */
  const version = JSON.parse(readFileSync(`${NODE_PROJECT}/package.json`, 'utf8')).optionalDependencies?.[name];
  return version === undefined ? undefined : { name, version };
}

/** Runs before the installation, so that an unsupported platform fails early. */
export function checkNode() {
  if (!isModern() && !packagedNode()) requireNode();
}

/** A release brings no Node. */
export function requireNode() {
  if (isModern()) return;
  throw new Error(`This needs Node ${NEEDED} or newer; here is ${process.version}: install one from https://nodejs.org.`);
}

export function modernNode() {
  if (isModern()) return process.execPath;
  const brought = packagedNode();
  if (brought) return verifiedNode(NODE_PROJECT, brought);
  throw new Error(missing());
}

/** @type {(root: string, brought: { name: string, version: string }) => string} */
export function verifiedNode(root, { name, version }) {
  const program = join(root, 'node_modules', name, 'bin/node');
  if (!existsSync(program)) throw new Error(missing());
  const found = createHash('sha256').update(readFileSync(program)).digest('hex');
  if (found === CHECKSUMS[`${name}@${version}`]) return program;
  throw new Error(
    `${program} is not the Node that this project knows (SHA-256 ${found}): remove ${join(root, 'node_modules')} and try again.`,
  );
}

export function isModern() {
  return Number(process.versions.node.split('.')[0]) >= NEEDED;
}

function missing() {
  return `This needs Node ${NEEDED} or newer; here is ${process.version}, and no Node ${NEEDED} runs from a package on ${process.platform} ${process.arch}: install one from https://nodejs.org.`;
}
