import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { type CommandDeps, CommandError, type Commands } from './command.ts';

/** One JSON text each way; whoever asks ends its side, and then is answered. */
export type CommandRequest = { readonly command: string; readonly input: unknown };
export type CommandResponse = { readonly ok: true; readonly output: unknown } | { readonly ok: false; readonly message: string };

/** Where the server listens for commands. Relative when that is shorter: the system allows about a hundred characters. */
export function socketPath(dataDir: string): string {
  const path = join(dataDir, 'console.sock');
  const shorter = relative('.', path);
  return shorter.length < path.length ? shorter : path;
}

type Console = { close(): Promise<void> };

/**
 * Does commands for scripts of the same user, since the embedded database can be open in one process only. The caller holds `dataDir`, so a socket that is
 * there already was left behind.
 */
export async function openConsole(dataDir: string, commands: Commands, deps: CommandDeps): Promise<Console> {
  const path = socketPath(dataDir);
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy()); // whoever asked has gone
    void respond(socket, commands, deps);
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

async function respond(socket: Socket, commands: Commands, deps: CommandDeps): Promise<void> {
  const response = await text(socket)
    .then((request) => execute(commands, deps, JSON.parse(request) as CommandRequest))
    .then(
      (output): CommandResponse => ({ ok: true, output }),
      (error): CommandResponse => ({ ok: false, message: error instanceof Error ? error.message : String(error) }),
    );
  socket.end(JSON.stringify(response));
}

/** Does a command here. */
export function execute(commands: Commands, deps: CommandDeps, { command, input }: CommandRequest): Promise<unknown> {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw new CommandError(`There is no command ${command}.`);
  return run(deps, input as never);
}
