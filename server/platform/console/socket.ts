import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { type CommandDeps, NotDone } from './command.ts';
import { type CommandName, commands } from './commands.ts';

/** One JSON text each way; whoever asks ends its side, and then is answered. */
export type Asked = { readonly command: CommandName; readonly given: unknown };
export type Answered = { readonly ok: true; readonly told: unknown } | { readonly ok: false; readonly why: string };

/** Where the server listens for commands. Relative when that is shorter: the system allows about a hundred characters. */
export function socketPath(dataDir: string): string {
  const path = join(dataDir, 'console.sock');
  const shorter = relative('.', path);
  return shorter.length < path.length ? shorter : path;
}

export type Console = { close(): Promise<void> };

/**
 * Does commands for scripts of the same user, since the embedded database can be open in one process only. The caller holds `dataDir`, so a socket that is
 * there already was left behind.
 */
export async function openConsole(dataDir: string, deps: CommandDeps): Promise<Console> {
  const path = socketPath(dataDir);
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy()); // whoever asked has gone
    void answer(socket, deps);
  });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, 0o600);
  return {
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(socket: Socket, deps: CommandDeps): Promise<void> {
  const answered = await text(socket)
    .then((asked) => execute(deps, JSON.parse(asked) as Asked))
    .then(
      (told): Answered => ({ ok: true, told }),
      (error): Answered => ({ ok: false, why: error instanceof Error ? error.message : String(error) }),
    );
  socket.end(JSON.stringify(answered));
}

/** Does a command here. */
export function execute(deps: CommandDeps, { command, given }: Asked): Promise<unknown> {
  if (!Object.hasOwn(commands, command)) throw new NotDone(`There is no command ${command}.`);
  const act = commands[command] as (deps: CommandDeps, given: unknown) => Promise<unknown>;
  return act(deps, given);
}
