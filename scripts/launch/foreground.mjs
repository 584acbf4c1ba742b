import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program in this one's place: same terminal, signals passed on. Resolves to its exit code.
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function inForeground(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit' });
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => {
        // Ctrl+C in a terminal reaches the child by itself.
        if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
      });
    }
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
