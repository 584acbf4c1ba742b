import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { openDatabase } from '../../server/platform/db/client.ts';

/** The lower bound with Fastify and the database: one compressed page from memory, one insert without checks. */
const page = readFileSync(`dist/client${process.env.PAGE}.html.br`);
const { db } = await openDatabase({ url: process.env.DATABASE_URL, dataDir: process.env.DATA_DIR ?? '' });

const app = fastify();
app.get('/page', (_request, reply) => reply.headers({ 'content-type': 'text/html', 'content-encoding': 'br' }).send(page));
app.post<{ Body: { email: string } }>('/insert', async ({ body }) => {
  await db.insertInto('leads').values({ email: body.email, visitor_id: null, source: 'keep-results' }).execute();
  return { success: true };
});
await app.listen({ port: Number(process.env.PORT), host: 'localhost' });
