import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CommandName, commands, type Given, type Told } from './commands.ts';
import { readConfig } from './platform/config.ts';
import { NotDone } from './platform/console/command.ts';
import { type Answered, type Asked, execute, socketPath } from './platform/console/socket.ts';
import { openDatabase } from './platform/db/client.ts';
import { openQueue } from './platform/jobs/queue.ts';

/**
 * Has a command done: by the server that has the data open, or else here. With a database server it is always done here. Throws
 * `NotDone` with a sentence when it was not.
 */
export async function runCommand<Name extends CommandName>(
  command: Name,
  given: Given<Name>,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Told<Name>> {
  const { databaseUrl: url, dataDir } = readConfig(environment);
  const socket = url === undefined ? await connect(socketPath(dataDir)) : undefined;
  const asked: Asked = { command, given };
  const told = socket ? await ask(socket, asked) : await doHere({ url, dataDir }, asked);
  return told as Told<Name>;
}

async function connect(path: string): Promise<Socket | undefined> {
  const socket = createConnection({ path, allowHalfOpen: true });
  return once(socket, 'connect').then(
    () => socket,
    () => undefined, // nobody listens: no server runs, or it was killed
  );
}

async function ask(socket: Socket, asked: Asked): Promise<unknown> {
  socket.end(JSON.stringify(asked));
  const said = await text(socket);
  if (said === '') throw new NotDone('The server stopped while it was asked. Try again.');
  const answered = JSON.parse(said) as Answered;
  if (!answered.ok) throw new NotDone(answered.why);
  return answered.told;
}

async function doHere(where: { readonly url: string | undefined; readonly dataDir: string }, asked: Asked): Promise<unknown> {
  const { db, close } = await openDatabase(where);
  try {
    const onError = (error: unknown) => {
      throw error;
    };
    const queue = await openQueue({ db, alone: where.url === undefined, onFailure: () => {}, onError, byItself: false });
    const told = await execute(commands, { db, queue, now: () => new Date() }, asked);
    await queue.stop();
    return JSON.parse(JSON.stringify(told ?? null));
  } finally {
    await close();
  }
}
