import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentsPort } from '../port.ts';
import { stripePayments } from '../stripe.ts';

export function paymentsAt(port: number): PaymentsPort {
  return stripePayments({ secretKey: 'sk_test_x', webhookSecret: 'w', endpoint: { host: '127.0.0.1', port, protocol: 'http' } });
}

/** A provider that answers what the test says. */
export async function respondWith(listener: Parameters<typeof createServer>[1]) {
  const listening: Server = createServer(listener);
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return { port, close: () => new Promise<void>((resolve) => listening.close(() => resolve())) };
}
