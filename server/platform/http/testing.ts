import type { Addresses } from '../audience.ts';
import { api } from './api.ts';
import type { MailQuota } from './mail-quota.ts';
import type { Routes } from './schemas.ts';
import { buildServer, type Server } from './server.ts';

/** Without a host of its own for the dashboard. */
export function oneHost(address: string): Addresses {
  const publicUrl = new URL(address);
  return { publicUrl, operatorUrl: publicUrl };
}

export function testServer(...routes: readonly Routes[]): Server {
  return limitedTestServer({}, ...routes);
}

export function limitedTestServer(limits: { readonly mails?: MailQuota }, ...routes: readonly Routes[]): Server {
  const server = buildServer({ trustProxy: false, logLevel: 'silent' });
  server.register(api({ ...oneHost('http://localhost:3000'), anyOrigin: true, ...limits }, routes), {
    prefix: '/api',
  });
  return server;
}
