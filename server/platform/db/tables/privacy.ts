import type { ColumnType, Generated } from 'kysely';
import type { DeletedCategory } from '../../../../core/privacy/deleted-category.ts';
import type { CreatedAt } from './created-at.ts';

export type PrivacyTables = {
  /** One row per choice, never changed. */
  consents: {
    id: string;
    /** The first choice on the same device; its own id where it is the first. */
    first_id: string;
    seq: Generated<string>;
    version: string;
    /** SHA-256 of the wording; null for a version unknown to the release. */
    text_hash: string | null;
    statistics: boolean;
    answers: boolean;
    ads: boolean;
    gpc: boolean;
    chosen_at: ColumnType<Date, Date, never>;
    /** Whose words were read; null for the pages as built. */
    edition: ColumnType<string | null, string | null | undefined, never>;
    created_at: CreatedAt;
  };
  deletion_requests: {
    id: Generated<string>;
    email: string | null;
    /** SHA-256 of the mailed link's token, which also gives access to the status. */
    token_hash: string;
    device_id: ColumnType<string | null, string | null | undefined, null>;
    /** `erased`: another system has not deleted yet. */
    status: ColumnType<'open' | 'erased' | 'done', 'open' | undefined, 'erased' | 'done'>;
    went: ColumnType<readonly DeletedCategory[], undefined, string>;
    /** The end of the legal retention of the orders; null without any. */
    kept_until: ColumnType<Date | null, null | undefined, Date | null>;
    /** Until an analytics service has been told to forget them. */
    analytics_devices: ColumnType<readonly string[] | null, null | undefined, string | null>;
    /** When that service begins the deletion. */
    analytics_due: ColumnType<Date | null, null | undefined, Date>;
    erased_at: ColumnType<Date | null, null | undefined, Date>;
    done_at: ColumnType<Date | null, null | undefined, Date>;
    created_at: CreatedAt;
  };
};
