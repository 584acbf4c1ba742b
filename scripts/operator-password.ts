import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { brand } from '../content/brand.ts';
import { contextOf, passwordProblem } from '../server/operator/password-strength.ts';
import { runCommand } from '../server/run-command.ts';
import { reportPlainly } from './launch/plain-errors.mjs';
import { promptWithoutEcho } from './operator-password/prompt.ts';

/** For operators who lost both the phone and the recovery codes. */
const WITHOUT = '--without-second-factor';

await reportPlainly(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const password = process.stdin.isTTY ? await promptTwice() : (await text(process.stdin)).replace(/\r?\n$/, '');
  const { PUBLIC_URL = '', OPERATOR_URL = '' } = process.env;
  const hosts = [PUBLIC_URL, OPERATOR_URL].map((address) => URL.parse(address)).filter((address) => address !== null);
  const problem = passwordProblem(password, contextOf(brand.name, hosts));
  if (problem) throw new Error(problem);
  const input = { password, withoutSecondFactor: process.argv.includes(WITHOUT) };
  const address = await runCommand('operator password', input, process.env);
  const signIn = address
    ? `Sign in at ${address}`
    : 'Sign in under /operator, at the address that the server prints when it starts.';
  console.log(`The password is set, and every browser is signed out. ${signIn}`);
});

async function promptTwice(): Promise<string> {
  const password = await promptWithoutEcho('New password: ');
  if ((await promptWithoutEcho('Once more: ')) !== password)
    throw new Error('These were two different passwords. Nothing was changed.');
  return password;
}
