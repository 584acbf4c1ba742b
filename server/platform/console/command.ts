import type { Db } from '../db/client.ts';
import type { Queue } from '../jobs/queue.ts';

export type CommandDeps = { readonly db: Db; readonly queue: Pick<Queue, 'add'>; readonly now: () => Date };

/** Something an operator does by a script. What it takes and what it gives go through JSON. */
export type Command<CommandInput, CommandOutput> = (deps: CommandDeps, input: CommandInput) => Promise<CommandOutput>;

/** Commands by the names under which scripts ask for them. */
export type Commands = Readonly<Record<string, (deps: CommandDeps, input: never) => Promise<unknown>>>;

/** Why a command was not done, in a sentence for whoever gave it. */
export class CommandError extends Error {}
