import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { Cluster } from '../cluster.ts';
import type { Fault } from '../fault.ts';

const SPARE = 12;

function limit(pid: number, soft: number | ''): void {
  execFileSync('prlimit', ['--pid', String(pid), `--nofile=${soft}:`], { stdio: 'ignore' });
}

function softLimit(pid: number): number {
  return Number(
    execFileSync('prlimit', ['--pid', String(pid), '--nofile', '--noheadings', '--output=SOFT'], { encoding: 'utf8' }),
  );
}

let before: readonly (readonly [number, number])[] = [];

export const fewFiles: Fault = {
  name: `the servers may open only ${SPARE} files more`,
  database: 'well',
  ms: 6000,
  async begin({ servers }: Cluster) {
    try {
      before = servers.map(({ pid }) => [pid, softLimit(pid)]);
      for (const [pid] of before) limit(pid, readdirSync(`/proc/${pid}/fd`).length + SPARE);
      return undefined;
    } catch {
      return 'this takes Linux with prlimit';
    }
  },
  async end() {
    for (const [pid, soft] of before) limit(pid, soft);
  },
};
