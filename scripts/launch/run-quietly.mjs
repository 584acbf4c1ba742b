import { spawn } from 'node:child_process';

const TAIL = 20;

/**
 * Shows the label and the elapsed time instead of the output. A failure prints the end of the output and throws `failure`.
 * @param {string} label
 * @param {string} failure
 * @param {string} program
 * @param {readonly string[]} args
 */
export async function runQuietly(label, failure, program, args) {
  const stop = tick(label);
  const { code, output } = await collect(program, args);
  stop(code === 0 ? 'done' : 'failed');
  if (code === 0) return;
  console.error(output.trimEnd().split('\n').slice(-TAIL).join('\n'));
  throw new Error(failure);
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function collect(program, args) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/**
 * Counts the seconds on one line in a terminal, and on repeated lines in a log.
 * @param {string} label
 */
function tick(label) {
  const terminal = process.stdout.isTTY;
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  /** @param {string} rest */
  const say = (rest) => process.stdout.write(terminal ? `\r${label}… ${rest}\u001b[K` : `${label}… ${rest}\n`);
  process.stdout.write(terminal ? `${label}…` : `${label}…\n`);
  const timer = setInterval(() => say(`${seconds()} s`), terminal ? 1000 : 15_000);
  /** @param {string} result */
  return (result) => {
    clearInterval(timer);
    say(`${result} in ${seconds()} s${terminal ? '\n' : ''}`);
  };
}
