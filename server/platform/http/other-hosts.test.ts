import { expect, test } from 'vitest';
import { refuseOtherHosts } from './other-hosts.ts';
import { buildServer } from './server.ts';

async function statusAt(host: string): Promise<number> {
  const server = buildServer({ trustProxy: false, logLevel: 'silent' });
  server.addHook('onRequest', refuseOtherHosts(new URL('http://localhost:3000')));
  server.get('/', async () => 'a page');
  return (await server.inject({ url: '/', headers: { host } })).statusCode;
}

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'shop.localhost', 'localhost'])(
  'a server for its own machine answers as %s',
  async (host) => {
    expect(await statusAt(host)).toBe(200);
  },
);

test.each(['petalune.example', '192.168.1.7:3000', 'abc.tunnel.example', '0.0.0.0:3000', 'localhost.example', 'a b'])(
  'a server for its own machine refuses what was sent to %s',
  async (host) => {
    expect(await statusAt(host)).toBe(403);
  },
);
