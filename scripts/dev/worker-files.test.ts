import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { serveFrom } from './worker-files.ts';

test('the development server answers with the files of a worker, and leaves other paths to Vite', async () => {
  const serve = serveFrom(new Map([['/assets/workers/face-1a2b.js', Buffer.from('work()')]]));
  const server = createServer((request, response) => serve(request, response, () => response.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const found = await fetch(`${origin}/assets/workers/face-1a2b.js`);
  expect([found.headers.get('content-type'), await found.text()]).toEqual(['text/javascript', 'work()']);
  expect((await fetch(`${origin}/quiz36`)).status).toBe(404);
  server.close();
});
