import type { Addresses } from '../../platform/audience.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Reports } from '../../platform/db/reports.ts';
import type { Readiness } from '../../platform/health/readiness.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { EventLoopDelay } from '../../platform/telemetry/event-loop.ts';
import type { ExternalService } from './external-services.ts';

export type HealthDeps = Addresses & {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly reports: Pick<Reports, 'replica'>;
  readonly readiness: Readiness;
  readonly dataDir: string;
  readonly embedded: boolean;
  readonly payment: 'sandbox' | 'test' | 'live';
  readonly mail: 'mailbox' | 'smtp';
  readonly outside: readonly ExternalService[];
  /** Undefined where Meta's Conversions API is not used. */
  readonly metaVersion: string | undefined;
  readonly version: string;
  /** Whose scripts an edition names; undefined where no pages were built. */
  readonly build?: string | undefined;
  /** Since the last reading. */
  readonly eventLoopDelay: () => EventLoopDelay;
  /** A proxy names its visitors, and none is trusted. */
  readonly hasUntrustedProxy: () => boolean;
  readonly now: () => Date;
};
