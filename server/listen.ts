import type { Server } from './platform/http/server.ts';
import { reasonOf, StartupError } from './platform/startup-error.ts';

/** Returns an address for requests from this machine. */
export async function listen(app: Server, { host, port }: { readonly host: string; readonly port: number }): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (reasonOf(error) === 'EADDRINUSE') {
      throw new StartupError(`Port ${port} is in use: stop what uses it, or set PORT to another.`);
    }
    throw new StartupError(`The server cannot listen on ${host}, port ${port} (${reasonOf(error)}): set HOST and PORT.`);
  }
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server listens, but not on a port.');
  return `http://${reachable(address.address)}:${address.port}`;
}

function reachable(address: string): string {
  if (address === '0.0.0.0' || address === '::') return '127.0.0.1';
  return address.includes(':') ? `[${address}]` : address;
}
