import { spawnSync } from 'node:child_process';

const NEEDED = 24;

/** The Node that came with the packages or, on a machine it was not made for, the one this runs on. Never an old one. */
export function modernNode() {
  const packaged = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
  const found = [packaged, process.execPath].find((node) => major(node) >= NEEDED);
  if (found) return found;
  throw new Error(
    `This needs Node ${NEEDED} or newer; here is ${process.version}, and no Node ${NEEDED} comes with the packages for ${process.platform} ${process.arch}: install one from https://nodejs.org.`,
  );
}

/** @param {string} node */
function major(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}
