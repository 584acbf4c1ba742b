import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { draftRules } from '../content/editions.ts';
import { NO_CHANGES } from '../core/editions/apply.ts';
import { builtChanges } from '../core/editions/built.ts';
import { textsOf } from '../core/editions/check.ts';
import { differences } from '../core/editions/differences.ts';
import { type DraftChanges, DraftFile } from '../core/editions/draft.ts';
import { MAX_DRAFT_BYTES, parseDraft, TOO_LARGE } from '../core/editions/parse.ts';
import { BUILT } from '../core/editions/pick.ts';
import { pictureNamesIn } from '../core/editions/pictures.ts';
import type { Problem } from '../core/editions/rules.ts';
import type { VisitorHabits } from '../core/funnel/habits.ts';
import { funnelsWith, type NamedFunnel } from '../server/editions/changed-funnel.ts';
import { requireRenderer } from '../server/editions/renderer.ts';
import { readConfig } from '../server/platform/config.ts';
import { CommandError } from '../server/platform/console/command.ts';
import { jsonSchemaOf } from '../server/programs/tools/tool.ts';
import { runCommand } from '../server/run-command.ts';
import { pathLines, pathsOf, simulated, simulationLines } from './editions/paths.ts';
import { counted, verdictsOf } from './editions/proof/proof.ts';
import { proofPage } from './editions/proof/proof-page.ts';
import { prove } from './editions/proof/prove.ts';
import { reportPlainly } from './launch/plain-errors.mjs';

const USAGE = `Other words on the pages, without a build. docs/recipes/publish-other-words.md explains the file of a draft.

  npm run operator editions list              the editions that are stored, and which is published
  npm run operator editions texts [BEGINNING] every text and drawing that a draft may change, by its path
  npm run operator editions schema            what a draft is, as a JSON Schema
  npm run operator editions show ID           the draft of an edition
  npm run operator editions diff ID           what an edition changes, by path
  npm run operator editions export ID FILE    writes the draft of an edition to a new file, to change it or to take it elsewhere
  npm run operator editions import FILE       keeps a draft under an ID, as programs do (npm run operator mcp)
  npm run operator editions picture FILE      keeps a picture (PNG, JPEG or WebP), and says by which name drafts call it
  npm run operator editions check FILE        whether a draft may be published; nothing is changed
  npm run operator editions paths [DRAFT]     every path through the questions of each funnel, and a visitor who takes it
  npm run operator editions simulate [DRAFT]  a million made-up visitors, who answer and leave as yours did
  npm run operator editions prove [DRAFT]     writes a page for people who do not code: what of an edition is proved, and what is not
  npm run operator editions preview DRAFT     stores it and names the address at which it can be looked at
  npm run operator editions publish DRAFT     sends it to every visit that begins
  npm run operator editions roll-back [ID]    the edition before, or another one; 'built' for the pages as built
  npm run operator editions remove ID         a draft, or an edition that was not published

DRAFT is a file, or the ID of a draft that is kept; without one it is what visitors read now, and 'built' the pages as built.

--json prints what a program can read.`;

type Act = (...args: readonly string[]) => Promise<void>;

/** A larger file is no picture that pages can have, whatever is left out of it. */
const MAX_FILE_BYTES = 10_000_000;

const json = process.argv.includes('--json');

/** How many arguments each takes: at least, and at most. */
const ACTS: Readonly<Record<string, readonly [least: number, most: number, act: Act]>> = {
  list: [0, 0, list],
  texts: [0, 1, texts],
  schema: [0, 0, schema],
  show: [1, 1, show],
  diff: [1, 1, diff],
  export: [2, 2, exportDraft],
  import: [1, 1, importDraft],
  picture: [1, 1, bringPicture],
  check: [1, 1, check],
  paths: [0, 1, paths],
  simulate: [0, 1, simulate],
  prove: [0, 1, proveEdition],
  preview: [1, 1, preview],
  publish: [1, 1, publish],
  'roll-back': [0, 1, rollBack],
  remove: [1, 1, remove],
};

/** 0: done. 1: failed, with a message. 2: invalid arguments. */
await reportPlainly(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const [name = '', ...args] = process.argv.slice(2).filter((each) => each !== '--json');
  const [least, most, act] = (Object.hasOwn(ACTS, name) && ACTS[name]) || [1, 0, list];
  if (args.length < least || args.length > most) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  await act(...args);
});

async function list(): Promise<void> {
  const editions = await runCommand('editions list', {}, process.env);
  if (json) return print(editions);
  for (const { id, name, changes, state, publishedAt, by, note } of editions) {
    const told = name ? `${name} (${counted(changes, 'change')})` : 'the pages as built';
    console.log([id.padEnd(16), state.padEnd(11), publishedAt ?? '-'.padEnd(24), told].join('  '));
    if (state === 'handed over') console.log(`  ${by}: ${note}`);
  }
}

async function texts(beginning = ''): Promise<void> {
  const { content } = await requireRenderer();
  const found = Object.entries(textsOf(content, draftRules)).filter(([path]) => path.startsWith(beginning));
  print(Object.fromEntries(found));
}

async function schema(): Promise<void> {
  print(jsonSchemaOf(DraftFile));
}

async function show(id = ''): Promise<void> {
  print(await runCommand('editions show', { id }, process.env));
}

async function diff(id = ''): Promise<void> {
  const { content } = await requireRenderer();
  const changes = differences(
    builtChanges(content, draftRules),
    NO_CHANGES,
    await runCommand('editions show', { id }, process.env),
  );
  if (json) return print(changes);
  for (const { path, from, to } of changes) console.log(`${path}\n  - ${from ?? '(none)'}\n  + ${to ?? '(none)'}`);
}

async function exportDraft(id = '', file = ''): Promise<void> {
  const draft = await withItsPictures(await runCommand('editions show', { id }, process.env));
  await writeFile(file, `${JSON.stringify(draft, null, 2)}\n`, { flag: 'wx' }).catch(() => {
    throw new CommandError(`The file ${file} cannot be made. Is there one already?`);
  });
  if (json) print({ file });
  else console.log(`The draft ${draft.name} is in ${file}.`);
}

async function importDraft(file = ''): Promise<void> {
  const { id, problems } = await runCommand('editions import', await readDraft(file), process.env);
  report({ id, problems }, `Kept as ${id}.`);
}

async function bringPicture(file = ''): Promise<void> {
  const size = await sizeOf(file);
  if (size > MAX_FILE_BYTES) throw new CommandError(`${file}: It has ${size} bytes: make the picture smaller.`);
  const base64 = await readFile(file, 'base64');
  const brought = await runCommand('editions picture', { base64 }, process.env);
  if (json) return print(brought);
  const { name, type, width, height, bytes } = brought;
  console.log(
    `Kept as ${name} (${type.toUpperCase()}, ${width} x ${height}, ${bytes} bytes): a draft names it where a drawing stands.`,
  );
}

async function check(file = ''): Promise<void> {
  const problems = await runCommand('editions check', await readDraft(file), process.env);
  report({ problems }, 'It can be published.');
}

async function paths(name?: string): Promise<void> {
  const proofs = funnelsWith(await changesOf(name)).map(pathsOf);
  if (json) print(proofs);
  else console.log(proofs.map((proof) => pathLines(proof).join('\n')).join('\n\n'));
}

async function simulate(name?: string): Promise<void> {
  const told: string[] = [];
  const all: unknown[] = [];
  for (const funnel of funnelsWith(await changesOf(name))) {
    const habits = await habitsIn(funnel);
    const found = simulated(funnel, habits);
    all.push(found);
    told.push(simulationLines(found, habits).join('\n'));
  }
  if (json) print(all);
  else console.log(told.join('\n\n'));
}

async function changesOf(name = 'published'): Promise<DraftChanges> {
  return (await draftToProve(name)) ?? NO_CHANGES;
}

/** Of its visitors. */
async function habitsIn({ id }: NamedFunnel): Promise<VisitorHabits> {
  return runCommand('funnel habits', id === null ? {} : { funnel: id }, process.env);
}

async function proveEdition(name = 'published'): Promise<void> {
  const proof = await prove({
    draft: await draftToProve(name),
    habitsIn,
    live: readConfig(process.env).stripe?.live === true,
    now: Date.now,
    onProgress: (says) => console.error(says),
  });
  const { proved, failed, 'not proved': open } = verdictsOf(proof);
  if (failed > 0) process.exitCode = 1;
  if (json) return print(proof);
  const file = `proof-${proof.edition.id}.html`;
  await writeFile(file, proofPage(proof));
  for (const { what, says } of proof.chapters.flatMap(({ lines }) => lines.filter(({ verdict }) => verdict === 'failed')))
    console.error(`Failed: ${what}\n  ${says}`);
  console.log(`${file}: ${proved} proved, ${open} not proved, ${failed} failed.`);
}

/** Undefined for the pages as built. */
async function draftToProve(name: string): Promise<DraftFile | undefined> {
  if (name === BUILT) return undefined;
  if (name !== 'published') return withItsPictures(await readDraft(name));
  const { id } = (await runCommand('editions list', {}, process.env)).find(({ state }) => state === 'published') ?? {};
  return id === undefined || id === BUILT ? undefined : withItsPictures(await readDraft(id));
}

/** With those that a file brings, and those that are stored here. */
async function withItsPictures(draft: DraftFile): Promise<DraftFile> {
  const names = pictureNamesIn(draft);
  if (names.length === 0) return draft;
  const stored = await runCommand('editions pictures', { names }, process.env);
  return { ...draft, pictures: { ...stored, ...draft.pictures } };
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

async function remove(id = ''): Promise<void> {
  await runCommand('editions remove', { id }, process.env);
  if (json) print({ id });
  else console.log(`Removed: ${id}.`);
}

/** From a file, or by its ID. */
async function readDraft(name: string): Promise<DraftFile> {
  if (/^[0-9a-f]{16}$/.test(name) && !existsSync(name)) return runCommand('editions show', { id: name }, process.env);
  const parsed = (await sizeOf(name)) > MAX_DRAFT_BYTES ? TOO_LARGE : parseDraft(await readFile(name, 'utf8'));
  if ('refusal' in parsed) throw new CommandError(`${name}: ${parsed.refusal}`);
  return parsed.draft;
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new CommandError(`The file ${file} cannot be read.`);
  return found.size;
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
