import { existsSync } from 'node:fs';
import { parseEmail } from '../core/leads/email.ts';
import { ROLES } from '../core/operator/roles.ts';
import { runCommand } from '../server/run-command.ts';
import { reportPlainly } from './launch/plain-errors.mjs';

const USAGE = `Say whom and as what: npm run operator invite ada@example.com support. The roles are ${ROLES.join(', ')}.`;

await reportPlainly(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const email = parseEmail(process.argv[2] ?? '');
  const role = ROLES.find((name) => name === process.argv[3]);
  if (email === undefined || role === undefined) throw new Error(USAGE);
  const link = await runCommand('operator invite', { email, role }, process.env);
  if (link === null) throw new Error(`${email} is an operator already.`);
  console.log(`${link}\n\nGive this link to ${email}. It works once, for three days, and is not shown again.`);
});
