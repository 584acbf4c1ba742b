import type { ProductRequest, ProductResponse } from './protocol.ts';
import { productRequestHandler } from './request-handler.ts';

const scope = globalThis as unknown as Pick<Worker, 'onmessage'> & { readonly postMessage: (response: ProductResponse) => void };
const { prepare, handle } = productRequestHandler((response) => scope.postMessage(response));
prepare();
scope.onmessage = ({ data }: MessageEvent<ProductRequest>) => handle(data);
