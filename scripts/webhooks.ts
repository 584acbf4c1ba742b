import { existsSync } from 'node:fs';
import { runCommand } from '../server/run-command.ts';
import { reportPlainly } from './launch/plain-errors.mjs';

const USAGE = `Webhooks to your own systems.

  npm run operator webhooks -- replay 2026-11-01             everything that happened since that day (UTC), once more
  npm run operator webhooks -- replay 2026-11-01T12:00:00Z   the same, since that instant

Events keep their ids: receivers pass over what they have already.`;

/** 0: done. 1: failed, with a message. 2: invalid arguments. */
await reportPlainly(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const [act, since, ...rest] = process.argv.slice(2);
  if (act !== 'replay' || since === undefined || rest.length > 0) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const { count, listeners } = await runCommand('webhooks replay', { since }, process.env);
  console.log(
    `${count} ${count === 1 ? 'event' : 'events'} will be sent again, to ${listeners === 1 ? 'one receiver' : `each of ${listeners} receivers`}.`,
  );
});
