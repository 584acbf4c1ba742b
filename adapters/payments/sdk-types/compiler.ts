import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** A value, and the type of the SDK that it must have, such as `Stripe.Invoice`. */
export type TypedValue = { readonly name: string; readonly type: string; readonly value: unknown };

const require = createRequire(import.meta.url);
const SDK = join(dirname(require.resolve('stripe')), '../esm');
const TSC = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');

/** By name of the value. Values become literals, so that the compiler also refuses properties that the type does not have. */
export async function typeProblems(values: readonly TypedValue[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-types-'));
  try {
    await writeStrictTypes(folder);
    const lines = values.map(({ type, value }, index) => `export const v${index}: ${type} = ${JSON.stringify(value)};`);
    await writeFile(join(folder, 'values.ts'), [`import type { Stripe } from './sdk/stripe.esm.node.js';`, ...lines].join('\n'));
    return problemsByName(await compile(folder), values);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The SDK accepts any text in place of a choice, and parses decimals, which are text on the wire. */
async function writeStrictTypes(folder: string): Promise<void> {
  const sdk = join(folder, 'sdk');
  await mkdir(sdk);
  await cp(SDK, sdk, { recursive: true, filter: (path) => !/\.[cm]?js$/.test(path) });
  const shared = await readFile(join(sdk, 'shared.d.ts'), 'utf8');
  const strict = shared.replace(/export type OtherString = .*;/, 'export type OtherString = never;');
  if (strict === shared) throw new Error('The SDK declares OtherString in another way.');
  await writeFile(join(sdk, 'shared.d.ts'), strict);
  await writeFile(join(sdk, 'Decimal.d.ts'), 'export type Decimal = string;\n');
  const config = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'nodenext',
    types: [],
    target: 'es2024',
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: config, files: ['values.ts'] }));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
}

async function compile(folder: string): Promise<string> {
  const run = promisify(execFile)(process.execPath, [TSC, '-p', folder, '--pretty', 'false'], { cwd: folder });
  return run.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
}

const PROBLEM = /^values\.ts\((\d+),\d+\): error (.*)$/;

function problemsByName(output: string, values: readonly TypedValue[]): Map<string, string[]> {
  const problems = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of output.split('\n').filter(Boolean)) {
    const [, at, text] = PROBLEM.exec(line) ?? [];
    if (at === undefined || text === undefined) {
      if (!line.startsWith(' ')) throw new Error(`The compiler failed: ${output}`);
      current.push(line.trim());
      continue;
    }
    const name = values[Number(at) - 2]?.name ?? 'the import of the SDK';
    current = problems.get(name) ?? [];
    problems.set(name, current);
    if (!current.includes(text)) current.push(text);
  }
  return problems;
}
