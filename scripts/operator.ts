import { fileURLToPath } from 'node:url';
import { inForeground } from './launch/foreground.mjs';
import { OPERATOR_SCRIPTS } from './operator/scripts.ts';

const USAGE = `What an operator does on the server, also while it runs:

  npm run operator password                 sets the password of the first owner of the dashboard at /operator
  npm run operator invite <email> <role>    makes a link for another operator: owner, marketer, support or read-only
  npm run operator deliveries               the pending deliveries to other systems, why they fail, and a way to retry them
  npm run operator webhooks replay <date>   sends your own systems the events since then again
  npm run operator catalogue use FILE.csv   your own products in place of the demonstration's; 'check' tells what is to be corrected
  npm run operator editions                 other words on the pages, published without a build: 'publish FILE', 'roll-back', and more
  npm run operator mcp                      lets a program draft other words by the Model Context Protocol, on standard input and output
  npm run operator stripe-setup             products, prices, coupons, webhook and portal in your own Stripe account
  npm run operator stripe-try               the first half hour with a test key: buys, cancels, changes and refunds, and says what it saw
  npm run operator try [name]               asks the outside services that are switched on whether the settings work; changes nothing
  npm run operator backup <file>            writes everything that is kept to a new file
  npm run operator migrate                  brings the tables up to date before new servers start

And while it is stopped:

  npm run operator restore <file>           fills an empty database from a backup
  npm run operator move                     copies the embedded database to an empty PostgreSQL`;

const [command = '', ...rest] = process.argv.slice(2);
const script = OPERATOR_SCRIPTS[command];
if (script === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = await inForeground(process.execPath, [fileURLToPath(new URL(`${script}.ts`, import.meta.url)), ...rest]);
}
