import type { Routes } from './schemas.ts';
import { buildServer, type Server } from './server.ts';

/** The given routes under `/api`, with the error shape, cookies and checks of the real server, for `server.inject`. */
export function testServer(...routes: readonly Routes[]): Server {
  const server = buildServer({ publicUrl: new URL('http://localhost:3000') });
  for (const route of routes) server.register(route, { prefix: '/api' });
  return server;
}
