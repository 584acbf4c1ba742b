import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ListReport, ServedList } from '../../../../core/catalogue/list-report.ts';
import type { CatalogueProduct } from '../../../../core/catalogue/product.ts';
import type { QuestionAnswer } from '../../../../core/funnel/answer-export.ts';
import type { Answers } from '../../../../core/funnel/answers.ts';
import type { CreatedAt } from './created-at.ts';

export type VisitorsTables = {
  leads: {
    email: string;
    visitor_id: string | null;
    source: 'keep-results' | 'checkout';
    created_at: CreatedAt;
    /** Null without consent to marketing. */
    consent_text: ColumnType<string | null, string | null | undefined, string | null>;
    consent_version: ColumnType<string | null, string | null | undefined, string | null>;
    consented_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The browser that agreed, which need not be the first one. */
    consent_visitor_id: ColumnType<string | null, string | null | undefined, string | null>;
    /** When a link mailed to the address was opened, or a browser agreed that had opened one before; before that the consent does not count. */
    confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    unsubscribed_at: ColumnType<Date | null, null | undefined, Date | null>;
    unsubscribe_token: Generated<string>;
    reminded_at: ColumnType<Date | null, null | undefined, Date | null>;
    /** Whose words were read; null for the pages as built. */
    edition: ColumnType<string | null, string | null | undefined, never>;
    funnel: ColumnType<string | null, string | null | undefined, never>;
  };
  /** Only with consent to statistics. */
  lead_devices: { email: string; device_id: string };
  /** Browsers that opened a link which was mailed to the address. */
  confirmed_addresses: { email: string; visitor_id: string; created_at: CreatedAt };
  submissions: {
    id: Generated<string>;
    idempotency_key: string;
    email: string | null;
    answers: JSONColumnType<Answers> | null;
    question_answers: JSONColumnType<readonly QuestionAnswer[]>;
    visitor_id: ColumnType<string | null, string | null | undefined, never>;
    created_at: CreatedAt;
  };
  offers: { visitor_id: string; deadline: ColumnType<Date, Date, Date>; created_at: CreatedAt };
  /** What phones get of the list in use. */
  catalogue: { id: number; products: JSONColumnType<readonly CatalogueProduct[]>; created_at: CreatedAt };
  catalogue_lists: {
    id: Generated<string>;
    state: 'reading' | 'refused' | 'draft' | 'published';
    file_name: string;
    /** The name of who uploaded it; null for a command on the server. */
    operator: string | null;
    report: JSONColumnType<ListReport> | null;
    refusals: JSONColumnType<readonly string[]> | null;
    served: JSONColumnType<ServedList> | null;
    created_at: CreatedAt;
    published_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  catalogue_products: { list_id: string; id: string; line: number; product: JSONColumnType<CatalogueProduct> };
  catalogue_pictures: { name: string; type: string; content: Uint8Array };
};
