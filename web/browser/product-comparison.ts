import type { ProductFits, ProductQuery, ProductRequest, ProductResponse } from './products-worker/protocol.ts';
import type { ProductRequestHandler } from './products-worker/request-handler.ts';

/** Undefined in tests, where no worker is built. */
export const PRODUCTS_WORKER: string | undefined = import.meta.env.VITE_PRODUCTS_WORKER;

type ProductComparison = {
  /** The newest query counts: one before it that is not answered yet is dropped. */
  readonly compare: (query: ProductQuery, show: (fits: ProductFits) => void) => void;
  readonly close: () => void;
};

let current: ProductComparison | undefined;

/** Also before there is a query, so that the list is read by then. */
export function openComparison(address = PRODUCTS_WORKER): ProductComparison {
  current ??= startComparison(address);
  return current;
}

export function closeComparison(): void {
  current?.close();
  current = undefined;
}

/** In a worker, and on the page where none starts. */
function startComparison(address: string | undefined): ProductComparison {
  let newest: ProductRequest | undefined;
  let show: (fits: ProductFits) => void;
  let closed = false;
  const receive = ({ id, fits }: ProductResponse) => {
    if (fits && id === newest?.id && !closed) show(fits);
  };
  const compareHere = async () => {
    handler = undefined;
    const { productRequestHandler } = await import('./products-worker/request-handler.ts');
    if (closed) return;
    handler = productRequestHandler(receive);
    if (newest) handler.handle(newest);
  };
  const fallBack = () => void compareHere().catch(() => undefined);
  let handler = address ? workerHandler(address, receive, fallBack) : undefined;
  if (!handler) fallBack();
  return {
    compare: (query, onFits) => {
      newest = { ...query, id: (newest?.id ?? 0) + 1 };
      show = onFits;
      handler?.handle(newest);
    },
    close: () => {
      closed = true;
      handler?.close();
    },
  };
}

function workerHandler(
  address: string,
  receive: (response: ProductResponse) => void,
  onFailure: () => void,
): Pick<ProductRequestHandler, 'handle' | 'close'> | undefined {
  try {
    const worker = new Worker(address);
    worker.onmessage = ({ data }: MessageEvent<ProductResponse>) => receive(data);
    worker.onerror = () => {
      worker.terminate();
      onFailure();
    };
    return { handle: (request) => worker.postMessage(request), close: () => worker.terminate() };
  } catch {
    return undefined;
  }
}
