import { once } from 'node:events';
import { Readable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import { createGunzip } from 'node:zlib';
import { type CatalogueProduct, drawingOf, type ReadProduct } from '../../../../core/catalogue/product.ts';
import type { RowProduct } from '../../../../core/catalogue/row.ts';
import { BATCH_SIZE, type ListItem } from '../lists.ts';
import { chooseServed } from './choose-served.ts';
import { csvRows, ListRefusal } from './csv-rows.ts';
import { listReader } from './list-reader.ts';
import type { ThreadMessage } from './thread-message.ts';

const port = parentPort;
if (port === null) throw new Error('A list is read in a worker.');

try {
  const products = await readAll(workerData as Uint8Array);
  await send({ kind: 'chosen', served: chooseServed(products) });
} catch (error) {
  if (!(error instanceof ListRefusal)) throw error;
  await send({ kind: 'refused', problems: error.problems });
}

/** Sends the products in batches, and keeps the parts of their labels alone. */
async function readAll(packed: Uint8Array): Promise<readonly ReadProduct[]> {
  const reader = listReader({ copiesPictures: false });
  const products: ReadProduct[] = [];
  let items: ListItem[] = [];
  for await (const line of csvRows(Readable.from([packed]).pipe(createGunzip()))) {
    const found = reader.read(line);
    if (!found) continue;
    products.push(found.product);
    items.push({ line: found.row.line, product: withDrawing(found.row) });
    if (items.length < BATCH_SIZE) continue;
    await send({ kind: 'items', items });
    items = [];
  }
  await send({ kind: 'items', items });
  await send({ kind: 'read', report: reader.report() });
  return products;
}

function withDrawing({ line: _line, picture, ...product }: RowProduct): CatalogueProduct {
  return { ...product, picture: typeof picture === 'string' ? picture : drawingOf(product.kind) };
}

async function send(message: ThreadMessage): Promise<void> {
  const next = once(port as NonNullable<typeof port>, 'message');
  port?.postMessage(message);
  await next;
}
