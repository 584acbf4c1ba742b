import { fileURLToPath } from 'node:url';

export const productsWorker = {
  name: 'plan-products',
  script: fileURLToPath(new URL('../../web/browser/products-worker/worker.ts', import.meta.url)),
  sources: {},
  // The plan's service worker answers for addresses that begin with `/plan`, and a worker is one by its own address.
  folder: '/',
};
