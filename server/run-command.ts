import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CommandInput, type CommandName, type CommandOutput, commands } from './commands.ts';
import { readConfig } from './platform/config.ts';
import { type CommandDeps, CommandError } from './platform/console/command.ts';
import { type CommandRequest, type CommandResponse, execute, socketPath } from './platform/console/socket.ts';
import { openDatabase } from './platform/db/client.ts';
import { openQueue } from './platform/jobs/queue.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A running server executes the command, because it holds the embedded database open. Throws `CommandError`. */
export async function runCommand<Name extends CommandName>(
  command: Name,
  input: CommandInput<Name>,
  environment: Environment,
): Promise<CommandOutput<Name>> {
  const answered = await runOnServer(command, input, environment);
  if (answered) return answered.output;
  const { databaseUrl, databaseDirectUrl: url = databaseUrl, dataDir, anyOrigin, ...config } = readConfig(environment);
  const addresses = { ...config, operatorUrl: anyOrigin ? undefined : config.operatorUrl };
  const output = await runLocally({ url, dataDir }, addresses, { command, input });
  return output as CommandOutput<Name>;
}

/** Undefined where no server of the embedded database runs. */
export async function runOnServer<Name extends CommandName>(
  command: Name,
  input: CommandInput<Name>,
  environment: Environment,
): Promise<{ readonly output: CommandOutput<Name> } | undefined> {
  const { databaseUrl, dataDir } = readConfig(environment);
  const socket = databaseUrl === undefined ? await connect(socketPath(dataDir)) : undefined;
  return socket && { output: (await sendRequest(socket, { command, input })) as CommandOutput<Name> };
}

async function connect(path: string): Promise<Socket | undefined> {
  const socket = createConnection({ path, allowHalfOpen: true });
  return once(socket, 'connect').then(
    () => socket,
    () => undefined, // no server is running
  );
}

async function sendRequest(socket: Socket, request: CommandRequest): Promise<unknown> {
  socket.end(JSON.stringify(request));
  const reply = await text(socket);
  if (reply === '') throw new CommandError('The server stopped before it answered. Try again.');
  const response = JSON.parse(reply) as CommandResponse;
  if (!response.ok) throw new CommandError(response.message);
  return response.output;
}

async function runLocally(
  where: { readonly url: string | undefined; readonly dataDir: string },
  { operatorUrl, publicUrl }: Pick<CommandDeps, 'operatorUrl' | 'publicUrl'>,
  request: CommandRequest,
): Promise<unknown> {
  const { db, close } = await openDatabase(where);
  try {
    const onError = (error: unknown) => {
      throw error;
    };
    const queue = await openQueue({ db, alone: where.url === undefined, onFailure: () => {}, onError, autostart: false });
    const output = await execute(commands, { db, queue, operatorUrl, publicUrl, now: () => new Date() }, request);
    await queue.stop();
    return JSON.parse(JSON.stringify(output ?? null));
  } finally {
    await close();
  }
}
