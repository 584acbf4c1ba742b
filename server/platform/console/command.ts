import type { Db } from '../db/client.ts';
import type { Queue } from '../jobs/queue.ts';

export type CommandDeps = {
  readonly db: Db;
  readonly queue: Pick<Queue, 'add'>;
  /** Undefined where only the server's own environment would tell. */
  readonly operatorUrl: URL | undefined;
  readonly publicUrl: URL;
  readonly now: () => Date;
};

/** Input and output pass through JSON. */
export type Command<CommandInput, CommandOutput> = (deps: CommandDeps, input: CommandInput) => Promise<CommandOutput>;

export type Commands = Readonly<Record<string, (deps: CommandDeps, input: never) => Promise<unknown>>>;

/** The person who ran the command reads the message. */
export class CommandError extends Error {}
