import { inForeground } from './launch/foreground.mjs';

const SCRIPTS: Readonly<Record<string, string>> = {
  password: 'operator-password',
  invite: 'operator-invite',
  deliveries: 'deliveries',
  webhooks: 'webhooks',
  'stripe-setup': 'stripe-setup',
};

const USAGE = `What an operator does on the server, also while it runs:

  npm run operator password                 sets the password of the first owner of the dashboard at /operator
  npm run operator invite <email> <role>    makes a link for another operator: owner, marketer, support or read-only
  npm run operator deliveries               the pending deliveries to other systems, why they fail, and a way to retry them
  npm run operator webhooks replay <date>   sends your own systems the events since then again
  npm run operator stripe-setup             products, prices, coupons, webhook and portal in your own Stripe account`;

const [command = '', ...rest] = process.argv.slice(2);
const script = SCRIPTS[command];
if (script === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = await inForeground(process.execPath, [`scripts/${script}.ts`, ...rest]);
}
