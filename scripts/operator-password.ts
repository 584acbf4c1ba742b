import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { SHORTEST_PASSWORD } from '../core/operator/request.ts';
import { readConfig } from '../server/platform/config.ts';
import { runCommand } from '../server/run-command.ts';
import { plainly } from './launch/plainly.mjs';
import { askWithoutEcho } from './operator-password/ask.ts';

/** `-- --without-second-factor`: for whom has lost both the phone and the recovery codes. */
const WITHOUT = '--without-second-factor';

await plainly(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { publicUrl } = readConfig(process.env);
  const password = process.stdin.isTTY ? await askTwice() : (await text(process.stdin)).replace(/\r?\n$/, '');
  if (password.length < SHORTEST_PASSWORD)
    throw new Error(`Please take at least ${SHORTEST_PASSWORD} characters. A few words in a row are easy to keep in mind.`);
  await runCommand('operator password', { password, withoutSecondFactor: process.argv.includes(WITHOUT) }, process.env);
  console.log(`The password is set, and every browser is signed out. Sign in at ${new URL('/operator', publicUrl)}`);
});

async function askTwice(): Promise<string> {
  const password = await askWithoutEcho('New password: ');
  if ((await askWithoutEcho('Once more: ')) !== password)
    throw new Error('These were two different passwords. Nothing was changed.');
  return password;
}
