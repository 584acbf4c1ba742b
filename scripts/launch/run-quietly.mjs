import { spawn } from 'node:child_process';

const TAIL = 20;

/** @type {(label: string, failure: string, program: string, args: readonly string[]) => Promise<void>} */
export async function runQuietly(label, failure, program, args) {
  const stop = tick(label);
  const { code, output } = await collect(program, args);
  stop(code === 0 ? 'done' : 'failed');
  if (code === 0) return;
  console.error(output.trimEnd().split('\n').slice(-TAIL).join('\n'));
  throw new Error(failure);
}

/** @type {(program: string, args: readonly string[]) => Promise<{ code: number | null, output: string }>} */
function collect(program, args) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const kill = () => child.kill();
    process.once('exit', kill);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => {
      process.off('exit', kill);
      resolve({ code, output });
    });
  });
}

/** @type {(label: string) => (result: string) => void} */
function tick(label) {
  const terminal = process.stdout.isTTY;
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  /** @param {string} rest */
  const say = (rest) => process.stdout.write(terminal ? `\r${label}… ${rest}\u001b[K` : `${label}… ${rest}\n`);
  process.stdout.write(terminal ? `${label}…` : `${label}…\n`);
  const timer = setInterval(() => say(`${seconds()} s`), terminal ? 1000 : 15_000);
  return (result) => {
    clearInterval(timer);
    say(`${result} in ${seconds()} s${terminal ? '\n' : ''}`);
  };
}
