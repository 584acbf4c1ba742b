import type { CompanionPort } from '../adapters/companion/port.ts';
import type { EntitlementsPort } from '../adapters/entitlements/port.ts';
import type { Integration, TryOutcome } from '../adapters/integration.ts';
import type { PaymentsPort } from '../adapters/payments/port.ts';
import { integration } from './integrations.ts';
import type { Config } from './platform/config.ts';

type Services = {
  readonly payments: PaymentsPort;
  readonly companion: CompanionPort;
  readonly entitlements: EntitlementsPort;
  readonly now: () => Date;
};

/** What takes the payment, and what the buyer then uses. */
export function appIntegrations(config: Config, { payments, companion, entitlements, now }: Services): readonly Integration[] {
  const { kind } = config.entitlements ?? {};
  return [
    {
      id: 'payments',
      name: 'Stripe',
      configured: config.stripe !== undefined,
      try: () => tryPayments(payments, now()),
    },
    integration('app', 'Companion app', 'APP_BACKEND_URL', config.companion && companion),
    integration('revenuecat', 'RevenueCat', 'REVENUECAT_SECRET_KEY', kind === 'revenuecat' ? entitlements : undefined),
    integration('adapty', 'Adapty', 'ADAPTY_SECRET_KEY', kind === 'adapty' ? entitlements : undefined),
  ];
}

async function tryPayments(payments: PaymentsPort, now: Date): Promise<TryOutcome> {
  const read = await payments.subscriptionsSince(now);
  return read.ok ? { ok: true, detail: 'Subscriptions can be read.' } : { ok: false, detail: read.detail };
}
