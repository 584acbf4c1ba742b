import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { draftRules } from '../content/editions.ts';
import { type Problem, textsOf } from '../core/editions/check.ts';
import { Draft } from '../core/editions/draft.ts';
import { openRenderer } from '../server/editions/renderer.ts';
import { CommandError } from '../server/platform/console/command.ts';
import { runCommand } from '../server/run-command.ts';
import { reportPlainly } from './launch/plain-errors.mjs';

const USAGE = `Other words on the pages, without a build. docs/recipes/publish-other-words.md explains the file of a draft.

  npm run operator editions list              the editions that are stored, and which is published
  npm run operator editions texts [BEGINNING] every text that a draft may change, by its path
  npm run operator editions schema            what a draft is, as a JSON Schema
  npm run operator editions show ID           the draft of an edition, as a file to change
  npm run operator editions diff ID           what an edition says otherwise, text by text
  npm run operator editions check FILE        whether a draft may be published; nothing is changed
  npm run operator editions preview FILE      stores it and names the address at which it can be looked at
  npm run operator editions publish FILE      sends it to every visit that begins
  npm run operator editions roll-back [ID]    the edition before, or another one; 'built' for the pages as built

--json prints what a program can read.`;

/** A file that is larger is no draft. */
const MAX_BYTES = 4_000_000;

type Act = (argument: string | undefined) => Promise<void>;

const json = process.argv.includes('--json');

const ACTS: Readonly<Record<string, { readonly needs: 'nothing' | 'an argument' | 'either'; readonly act: Act }>> = {
  list: { needs: 'nothing', act: list },
  texts: { needs: 'either', act: texts },
  schema: { needs: 'nothing', act: schema },
  show: { needs: 'an argument', act: show },
  diff: { needs: 'an argument', act: diff },
  check: { needs: 'an argument', act: check },
  preview: { needs: 'an argument', act: preview },
  publish: { needs: 'an argument', act: publish },
  'roll-back': { needs: 'either', act: rollBack },
};

/** 0: done. 1: failed, with a message. 2: invalid arguments. */
await reportPlainly(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const [name = '', argument, ...rest] = process.argv.slice(2).filter((each) => each !== '--json');
  const known = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  const isFit = known?.needs === 'either' || (known?.needs === 'an argument') === (argument !== undefined);
  if (!known || !isFit || rest.length > 0) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  await known.act(argument);
});

async function list(): Promise<void> {
  const editions = await runCommand('editions list', {}, process.env);
  if (json) return print(editions);
  for (const { id, name, texts, state, publishedAt } of editions)
    console.log(
      [
        id.padEnd(16),
        state.padEnd(9),
        publishedAt ?? '-'.padEnd(24),
        name ? `${name} (${texts} texts)` : 'the pages as built',
      ].join('  '),
    );
}

async function texts(beginning = ''): Promise<void> {
  const { content } = await openRenderer();
  const found = Object.entries(textsOf(content, draftRules)).filter(([path]) => path.startsWith(beginning));
  print(Object.fromEntries(found));
}

async function schema(): Promise<void> {
  print(z.toJSONSchema(Draft, { io: 'input' }));
}

async function show(id = ''): Promise<void> {
  print(await runCommand('editions show', { id }, process.env));
}

async function diff(id = ''): Promise<void> {
  const { content } = await openRenderer();
  const built = textsOf(content, draftRules);
  const draft = await runCommand('editions show', { id }, process.env);
  const texts = Object.entries(draft.texts).map(([path, to]) => ({ path, from: built[path] ?? null, to }));
  const orders = Object.entries(draft.orders).map(([path, ids]) => ({ path, from: 'the order as built', to: ids.join(', ') }));
  const changes = [...texts, ...orders];
  if (json) return print(changes);
  for (const { path, from, to } of changes) console.log(`${path}\n  - ${from ?? '(no text)'}\n  + ${to}`);
}

async function check(file = ''): Promise<void> {
  const problems = await runCommand('editions check', await readDraft(file), process.env);
  report({ problems }, 'It can be published.');
}

async function preview(file = ''): Promise<void> {
  const { id, problems } = await runCommand('editions preview', await readDraft(file), process.env);
  report({ id, problems }, `Look at it at /?edition=${id}`);
}

async function publish(file = ''): Promise<void> {
  const { id, problems } = await runCommand('editions publish', await readDraft(file), process.env);
  report(
    { id, problems },
    `Published as ${id}: visits that begin from now on read it, and those that have begun end in the words they began in.`,
  );
}

async function rollBack(to?: string): Promise<void> {
  const { id, problems } = await runCommand('editions roll-back', { to }, process.env);
  report({ id, problems }, `Published again: ${id}.`);
}

async function readDraft(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`The file ${file} cannot be read.`);
  });
  if (text.length > MAX_BYTES) throw new CommandError(`The file ${file} is larger than any draft.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`The file ${file} is no JSON.`);
  }
}

type Outcome = { readonly id?: string | null; readonly problems: readonly Problem[] };

function report(outcome: Outcome, done: string): void {
  const isRefused = outcome.problems.some(({ grade }) => grade === 'error');
  if (isRefused) process.exitCode = 1;
  if (json) print(outcome);
  else tell(outcome.problems, isRefused ? undefined : done);
}

function tell(problems: readonly Problem[], done: string | undefined): void {
  for (const { path, grade, says, remedy } of problems)
    (done ? console.log : console.error)(`${grade === 'error' ? 'Refused' : 'Look at'}: ${path}\n  ${says} ${remedy}`);
  if (done) console.log(done);
}

function print(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}
