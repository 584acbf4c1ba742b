import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * The program shares the terminal and gets all signals. Resolves with its exit code.
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function inForeground(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit' });
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => {
        // A terminal sends Ctrl+C to the child itself.
        if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
      });
    }
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
