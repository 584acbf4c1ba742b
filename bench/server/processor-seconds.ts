import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Of processes and their ended children; on Linux. */
export function processorSeconds(pids: readonly number[]): number {
  const ticks = pids.flatMap((pid) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
        .slice(11, 15)
        .map(Number);
    } catch {
      return []; // ended meanwhile, and counted with its parent
    }
  });
  return ticks.reduce((sum, value) => sum + value, 0) / TICKS_PER_SECOND;
}
