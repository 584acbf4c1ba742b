import { z } from 'zod';
import type { Db } from '../../../server/platform/db/client.ts';
import { seconds } from '../objects/ids.ts';
import { newPortalConfiguration, type PortalConfiguration, withFeatures } from '../objects/portal-configuration.ts';
import { newPortalSession } from '../objects/portal-session.ts';
import { add, find, lock, matching, replace } from '../store.ts';
import { type Calls, equalityFilter } from './calls.ts';
import { ApiError, parseParams, resourceMissing } from './errors.ts';
import { flag, mergeMetadata, metadata } from './params.ts';

const switched = { enabled: flag };
const features = z.strictObject({
  customer_update: z.strictObject({ ...switched, allowed_updates: z.array(z.string()).optional() }).optional(),
  invoice_history: z.strictObject(switched).optional(),
  payment_method_update: z.strictObject(switched).optional(),
  subscription_cancel: z
    .strictObject({
      ...switched,
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      proration_behavior: z.string().optional(),
    })
    .optional(),
  subscription_update: z.strictObject(switched).optional(),
});
const profile = z.strictObject({
  headline: z.string().max(60).exactOptional(),
  privacy_policy_url: z.url().exactOptional(),
  terms_of_service_url: z.url().exactOptional(),
});
const Create = z.strictObject({
  business_profile: profile.default({}),
  default_return_url: z.url().nullable().default(null),
  features,
  metadata: metadata.default({}),
  name: z.string().nullable().default(null),
});
const Update = z.strictObject({
  active: flag.exactOptional(),
  business_profile: profile.exactOptional(),
  default_return_url: z.url().exactOptional(),
  features: features.exactOptional(),
  metadata: metadata.optional(),
  name: z.string().exactOptional(),
});
const CreateSession = z.strictObject({
  customer: z.string(),
  configuration: z.string().optional(),
  return_url: z.url().optional(),
});

export function portalRoutes(api: Calls, publicUrl: URL): void {
  api.retrieve('billing_portal/configurations', 'billing_portal.configuration');
  const filters = { active: flag.optional(), is_default: flag.optional() };
  api.list('billing_portal/configurations', 'billing_portal.configuration', filters, equalityFilter);

  api.post('/v1/billing_portal/configurations', async ({ tx, params, now }) => {
    const configuration = newPortalConfiguration(parseParams(Create, params), seconds(now));
    await add(tx, configuration);
    return configuration;
  });

  api.post('/v1/billing_portal/configurations/:id', async ({ tx, id, params, now }) => {
    const { metadata: given, business_profile, features: changed, ...change } = parseParams(Update, params);
    const configuration = await lock(tx, 'billing_portal.configuration', id);
    if (!configuration) throw resourceMissing('billing_portal.configuration', id);
    return replace(tx, {
      ...configuration,
      ...change,
      business_profile: { ...configuration.business_profile, ...business_profile },
      features: withFeatures(configuration.features, changed ?? {}),
      metadata: mergeMetadata(configuration.metadata, given),
      updated: seconds(now),
    });
  });

  api.post('/v1/billing_portal/sessions', async ({ tx, params, now }) => {
    const { customer, configuration: id, return_url } = parseParams(CreateSession, params);
    if (!(await find(tx, 'customer', customer))) throw resourceMissing('customer', customer, 'customer', 400);
    const configuration = await configurationOf(tx, id);
    const returnUrl = return_url ?? configuration.default_return_url;
    const session = newPortalSession({ customer, configuration: configuration.id, returnUrl }, publicUrl, seconds(now));
    await add(tx, session);
    return session;
  });
}

async function configurationOf(tx: Db, id: string | undefined): Promise<PortalConfiguration> {
  if (id !== undefined) {
    const named = await find(tx, 'billing_portal.configuration', id);
    if (named) return named;
    throw resourceMissing('configuration', id, 'configuration', 400);
  }
  const [standard] = await matching(tx, 'billing_portal.configuration', { is_default: true });
  if (standard) return standard;
  throw new ApiError(400, 'No configuration provided and your test mode default configuration has not been created.');
}
