import type { Generated, JSONColumnType } from 'kysely';
import type { Draft } from '../../../../core/editions/draft.ts';
import type { CreatedAt } from './created-at.ts';

export type EditionTables = {
  editions: {
    /** A digest of the draft and the build. */
    id: string;
    name: string;
    draft: JSONColumnType<Draft>;
    /** The build whose scripts the pages name. */
    build: string;
    /** Paths of the draft before it that no longer fit this build. */
    left_out: JSONColumnType<readonly string[]> | null;
    /** Compressed. */
    pages: Uint8Array;
    created_at: CreatedAt;
  };
  /** What editions asked visitors to agree to. */
  consent_texts: {
    /** As answers name it. */
    version: string;
    text: string;
    /** For the first time. */
    published_at: Date;
  };
  /** That drafts name in place of drawings. */
  pictures: {
    /** A digest of the content. */
    name: string;
    type: string;
    width: number;
    height: number;
    content: Uint8Array;
    /** For the last time. */
    brought_at: Date;
  };
  edition_publications: {
    id: Generated<number>;
    /** Null for the pages as built. */
    edition_id: string | null;
    published_at: Date;
  };
};
