import { inForeground } from './launch/foreground.mjs';

const SCRIPTS: Readonly<Record<string, string>> = {
  password: 'operator-password',
  deliveries: 'deliveries',
  webhooks: 'webhooks',
  'stripe-setup': 'stripe-setup',
};

const USAGE = `What an operator does on the server, also while it runs:

  npm run operator password                 sets the password of the dashboard at /operator
  npm run operator deliveries               what is owed to other systems, why it fails, and a way to try it again
  npm run operator webhooks replay <date>   tells your own systems again what happened since then
  npm run operator stripe-setup             products, prices, coupons, webhook and portal in your own Stripe account`;

const [command = '', ...rest] = process.argv.slice(2);
const script = SCRIPTS[command];
if (script === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = await inForeground(process.execPath, [`scripts/${script}.ts`, ...rest]);
}
