import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { LabelKnowledge } from '../../../core/catalogue/label-knowledge.ts';
import type { CatalogueProduct } from '../../../core/catalogue/product.ts';
import { catalogueResponse } from '../../../core/catalogue/response.ts';
import type { Db } from '../../platform/db/client.ts';
import { etagOf } from '../../platform/http/etag.ts';
import { findVersion, readServed } from './store.ts';

export type CatalogueKnowledge = {
  /** In use where the operator has no catalogue of their own. */
  readonly products: readonly CatalogueProduct[];
  readonly labels: LabelKnowledge;
};

type ServedCatalogue = {
  readonly version: number | undefined;
  readonly etag: string;
  readonly bodies: Readonly<Record<'plain' | 'br' | 'gzip', Buffer>>;
};

type CatalogueCache = { readonly current: () => Promise<ServedCatalogue> };

const CHECKED_FOR_MS = 60_000;

/** Looks once a minute whether another server, or a command, changed the catalogue. */
export function openCatalogue(db: Db, knowledge: CatalogueKnowledge, now: () => Date): CatalogueCache {
  let cached: { readonly at: number; readonly catalogue: Promise<ServedCatalogue> } | undefined;
  return {
    current() {
      const at = now().getTime();
      if (cached && at - cached.at <= CHECKED_FOR_MS) return cached.catalogue;
      const fresh = { at, catalogue: refresh(db, knowledge, cached?.catalogue) };
      cached = fresh;
      fresh.catalogue.catch(() => {
        if (cached === fresh) cached = undefined;
      });
      return fresh.catalogue;
    },
  };
}

async function refresh(
  db: Db,
  knowledge: CatalogueKnowledge,
  earlier: Promise<ServedCatalogue> | undefined,
): Promise<ServedCatalogue> {
  const [version, before] = await Promise.all([findVersion(db), earlier]);
  return before && before.version === version ? before : read(db, knowledge, version);
}

async function read(db: Db, { products, labels }: CatalogueKnowledge, version: number | undefined) {
  const response = catalogueResponse((await readServed(db)) ?? products, labels);
  const plain = Buffer.from(JSON.stringify(response));
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  return {
    version,
    etag: etagOf(plain),
    bodies: { plain, br, gzip: zipped },
  };
}
