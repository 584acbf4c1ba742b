import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { endsWithin } from '../ends-within.ts';
import { type CommandDeps, CommandError, type Commands } from './command.ts';

/** One JSON text each way: the client ends its side, then the server answers. */
export type CommandRequest = { readonly command: string; readonly input: unknown };
export type CommandResponse = { readonly ok: true; readonly output: unknown } | { readonly ok: false; readonly message: string };

/** Systems limit a socket path to about 100 characters, so the shorter form is used. */
export function socketPath(dataDir: string): string {
  const path = join(dataDir, 'console.sock');
  const shorter = relative('.', path);
  return shorter.length < path.length ? shorter : path;
}

/** A command that is cut off fails for the operator who gave it. */
const MAX_CLOSE_MS = 3000;

type Console = { close(): Promise<void> };

/** Only one process can open the embedded database. The caller holds `dataDir`, so an existing socket is stale. */
export async function openConsole(dataDir: string, commands: Commands, deps: CommandDeps): Promise<Console> {
  const path = socketPath(dataDir);
  await rm(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy()); // the client has gone
    void respond(socket, commands, deps);
  });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, 0o600);
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      if (await endsWithin(MAX_CLOSE_MS, closed)) return;
      for (const socket of sockets) socket.destroy();
      await closed;
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

export function execute(commands: Commands, deps: CommandDeps, { command, input }: CommandRequest): Promise<unknown> {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw new CommandError(`There is no command ${command}.`);
  return run(deps, input as never);
}
