import type { CatalogueResponse } from '../../../core/catalogue/catalogue.ts';
import { get } from '../api.ts';
import { type Comparer, productComparer } from './comparer.ts';
import type { ProductFits, ProductQuery, ProductRequest, ProductResponse } from './protocol.ts';
import { warmUpQuery } from './warm-up.ts';

export type ProductRequestHandler = {
  /** Reads the list and compiles the comparison, where both cost the page nothing. */
  readonly prepare: () => void;
  readonly handle: (request: ProductRequest) => void;
  readonly close: () => void;
};

/** Answers the newest request alone: one that comes during a comparison ends it. The worker runs it, and the page where there is none. */
export function productRequestHandler(post: (response: ProductResponse) => void): ProductRequestHandler {
  let comparer: Promise<Comparer> | undefined;
  let running = new AbortController();
  const run = async (query: ProductQuery, use: (fits: ProductFits | undefined) => void) => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    comparer ??= loadComparer();
    const fits = await comparer.then((compare) => (signal.aborted ? undefined : compare(query, signal))).catch(() => undefined);
    if (signal.aborted) return;
    // The next request asks for the catalogue again.
    if (!fits) comparer = undefined;
    use(fits);
  };
  return {
    prepare: () => void run(warmUpQuery, () => undefined),
    handle: ({ id, ...query }) => void run(query, (fits) => post({ id, fits })),
    close: () => running.abort(),
  };
}

async function loadComparer(): Promise<Comparer> {
  const result = await get<CatalogueResponse>('/catalogue.json');
  if (!result.ok) throw new Error('The catalogue did not come.');
  return productComparer(result.value);
}
