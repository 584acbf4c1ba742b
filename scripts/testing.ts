import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { NODE_COMPILE_CACHE, SHORT_LIVED } from '../server/testing.ts';

type ScriptRun = {
  readonly args?: readonly string[];
  readonly cwd: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly input?: string;
};

/** The script as `npm run operator` starts it, with no configuration but the given. */
export async function runScript(name: string, { args = [], cwd, environment = {}, input }: ScriptRun) {
  const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const { PATH = '' } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, NO_COLOR: '1', ...environment };
  const child = spawn(process.execPath, [...SHORT_LIVED, script, ...args], { cwd, env });
  child.stdin.end(input);
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number, out, error };
}
