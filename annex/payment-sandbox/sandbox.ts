import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { PaymentElements } from '../../adapters/payments/port.ts';
import type { Plan } from '../../core/plans/plan.ts';
import { portalMetadata } from '../../core/plans/provider-keys.ts';
import type { Db } from '../../server/platform/db/client.ts';
import { buildApi } from './api/server.ts';
import { billAllDue } from './billing/renewals.ts';
import { type Control, sandboxControl } from './control.ts';
import { type Deliverer, startDeliverer } from './deliveries/deliverer.ts';
import { catalogueObjects } from './objects/catalogue.ts';
import { newId, seconds } from './objects/ids.ts';
import { newPortalConfiguration } from './objects/portal-configuration.ts';
import { type IsSignedIn, newOperatorToken, operatorOnly } from './operator-guard.ts';
import { bankRoutes } from './pages/bank-routes.ts';
import { ELEMENTS_SCRIPT, elementsRoutes } from './pages/elements-routes.ts';
import { checkoutPages } from './pages/routes.ts';
import { panelRoutes } from './panel/routes.ts';
import { portalRoutes } from './portal/routes.ts';
import { add } from './store.ts';

type SandboxOptions = {
  readonly db: Db;
  readonly plans: readonly Plan[];
  readonly brand: string;
  /** Visitors reach the hosted pages under this address. */
  readonly publicUrl: URL;
  /** Where the panel is, if that is another host. */
  readonly operatorUrl?: URL;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
  /** Generated when missing. */
  readonly operatorToken?: string;
  /** Elements stand in for those of the provider. */
  readonly wallet?: boolean;
  /** Operators who are signed in to the dashboard need no token. */
  readonly signedIn?: IsSignedIn;
};

export type Sandbox = {
  readonly settings: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly endpoint: { readonly host: string; readonly port: number; readonly protocol: 'http' };
  };
  readonly elements: PaymentElements | undefined;
  /** Holds the token. */
  readonly panelUrl: string;
  /** For the public server, without a prefix. */
  readonly pages: FastifyPluginAsync;
  /** Called once the webhook route listens. */
  deliverTo(webhookUrl: string): void;
  readonly control: Control;
  /** Resolves when no delivery is due. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
};

const HOST = '127.0.0.1';
const BILLING_INTERVAL_MS = 60_000;
/** The panel waits this long for the shop to receive the events. */
const DELIVERY_WAIT_MS = 5000;

/** Must not run beside live keys. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { db, plans, brand, publicUrl, operatorUrl = publicUrl, now, onError } = options;
  const { operatorToken: token = newOperatorToken() } = options;
  for (const plan of plans) await add(db, ...catalogueObjects(plan, brand, seconds(now())));
  await add(db, portalConfiguration(publicUrl, seconds(now())));
  const secretKey = newId('sk_test', 32);
  const webhookSecret = `whsec_${randomBytes(24).toString('base64')}`;
  const conflicts = { pending: 0 };
  const api = buildApi({ db, secretKey, publicUrl, now, conflicts });
  await api.listen({ host: HOST, port: 0 });
  const { port } = api.server.address() as AddressInfo;

  let deliverer: Deliverer | undefined;
  const deliver = async () => deliverer?.deliver();
  const control = sandboxControl({ db, now, deliver, conflicts });
  const deliverWithTimeout = () => Promise.race([deliver(), setTimeout(DELIVERY_WAIT_MS, undefined, { ref: false })]);
  const panelControl = sandboxControl({ db, now, deliver: deliverWithTimeout, conflicts });
  let billing = Promise.resolve();
  const bill = () => {
    billing = billing.then(() => billAllDue(db, now())).then(() => void deliver(), onError);
  };
  const timer = setInterval(bill, BILLING_INTERVAL_MS).unref();
  bill();
  return {
    settings: { secretKey, webhookSecret, endpoint: { host: HOST, port, protocol: 'http' } },
    elements: options.wallet ? standInElements() : undefined,
    panelUrl: new URL(`/sandbox/panel?token=${token}`, operatorUrl).href,
    pages: async (app) => {
      await app.register(checkoutPages({ db, brand, now, deliver }));
      await app.register(bankRoutes({ db, brand, now, deliver }));
      if (options.wallet) await app.register(elementsRoutes({ db, now, deliver }));
      await app.register(portalRoutes({ db, brand, now, deliver }));
      const shop = operatorUrl.host === publicUrl.host ? '' : publicUrl.origin;
      const guard = (scope: FastifyInstance) => operatorOnly(scope, { token, brand, operatorUrl, signedIn: options.signedIn });
      await app.register(panelRoutes({ db, brand, now, shop, control: panelControl, operatorOnly: guard }));
    },
    deliverTo(webhookUrl) {
      deliverer ??= startDeliverer({ db, webhookUrl, webhookSecret, now, onError });
    },
    control,
    deliver,
    async stop() {
      clearInterval(timer);
      await billing;
      await deliverer?.stop();
      await api.close();
    },
  };
}

function standInElements(): PaymentElements {
  const sources = { scripts: [], frames: [], targets: [] };
  return { publishableKey: newId('pk_test', 32), script: ELEMENTS_SCRIPT, sources };
}

/** The same as `npm run operator stripe-setup` makes in a real account. */
function portalConfiguration(publicUrl: URL, created: number) {
  const configuration = newPortalConfiguration(
    {
      business_profile: {},
      default_return_url: publicUrl.href,
      features: { invoice_history: { enabled: true }, subscription_cancel: { enabled: true, mode: 'at_period_end' } },
      metadata: portalMetadata(publicUrl.origin),
      name: null,
    },
    created,
  );
  return { ...configuration, id: 'bpc_sandbox' };
}
