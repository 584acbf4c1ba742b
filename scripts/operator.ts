import { inForeground } from './launch/foreground.mjs';

const SCRIPTS: Readonly<Record<string, string>> = {
  password: 'operator-password',
  deliveries: 'deliveries',
  webhooks: 'webhooks',
  catalogue: 'catalogue',
  'stripe-setup': 'stripe-setup',
};

const USAGE = `What an operator does on the server, also while it runs:

  npm run operator password                 sets the password of the dashboard at /operator
  npm run operator deliveries               the pending deliveries to other systems, why they fail, and a way to retry them
  npm run operator webhooks replay <date>   sends your own systems the events since then again
  npm run operator catalogue use FILE.csv   your own products in place of the demonstration's; 'check' tells what is to be corrected
  npm run operator stripe-setup             products, prices, coupons, webhook and portal in your own Stripe account`;

const [command = '', ...rest] = process.argv.slice(2);
const script = SCRIPTS[command];
if (script === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = await inForeground(process.execPath, [`scripts/${script}.ts`, ...rest]);
}
