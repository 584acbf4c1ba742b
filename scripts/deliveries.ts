import { existsSync } from 'node:fs';
import { runCommand } from '../server/run-command.ts';
import { type DeliveryArguments, readArguments, USAGE } from './deliveries/order.ts';
import { describe } from './deliveries/table.ts';
import { reportPlainly } from './launch/plain-errors.mjs';

/** 0: done. 1: failed, with a message. 2: invalid arguments. */
await reportPlainly(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const order = readArguments(process.argv.slice(2));
  if (!order) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  console.log(await carryOut(order));
});

async function carryOut(order: DeliveryArguments): Promise<string> {
  if (order.act === 'list') {
    const list = await runCommand('deliveries list', order.filter, process.env);
    const failing = await runCommand('deliveries list', { ...order.filter, kind: 'internal' }, process.env);
    const internal = failing.deliveries.filter(({ state }) => state === 'retrying' || state === 'given-up');
    if (order.json) return JSON.stringify({ ...list, internal }, undefined, 2);
    return describe(list, internal, new Date());
  }
  const { count } =
    order.act === 'retry'
      ? await runCommand('deliveries retry', order.chosen, process.env)
      : await runCommand('deliveries give-up', { id: order.id }, process.env);
  if (order.json) return JSON.stringify({ count });
  return order.act === 'retry'
    ? `${count} will be tried again at once.`
    : 'Given up. `npm run operator deliveries -- retry` takes that back.';
}
