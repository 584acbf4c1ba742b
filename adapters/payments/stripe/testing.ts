import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Seller } from '../../../core/checkout/seller.ts';
import type { PaymentsPort } from '../port.ts';
import { stripePayments } from '../stripe.ts';

export function paymentsAt(port: number, seller: Seller = 'shop'): PaymentsPort {
  const endpoint = { host: '127.0.0.1', port, protocol: 'http' } as const;
  return stripePayments({ secretKey: 'sk_test_x', webhookSecret: 'w', endpoint, seller });
}

/** A provider that answers what the test says. */
export async function respondWith(listener: Parameters<typeof createServer>[1]) {
  const listening: Server = createServer(listener);
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return { port, close: () => new Promise<void>((resolve) => listening.close(() => resolve())) };
}
