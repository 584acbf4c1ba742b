import type { EntitlementsPort } from '../../../adapters/entitlements/port.ts';
import { assertDelivered } from '../../platform/jobs/assert-delivered.ts';
import type { Handlers } from '../../platform/jobs/queue.ts';

export type EntitlementJobDeps = { readonly entitlements: EntitlementsPort };

export function entitlementJobs({ entitlements }: EntitlementJobDeps): Pick<Handlers, 'entitlement' | 'entitlement-removal'> {
  return {
    async entitlement({ appUserId, subscription }) {
      assertDelivered(await entitlements.sync({ appUserId, subscription }));
    },
    async 'entitlement-removal'({ appUserId }) {
      assertDelivered(await entitlements.remove(appUserId));
    },
  };
}
