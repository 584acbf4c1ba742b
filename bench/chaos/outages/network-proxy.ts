import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `silent` takes bytes and passes none on, `broken` resets every connection. */
export type NetworkState = 'open' | 'silent' | 'broken';

export type NetworkProxy = { readonly port: number; set(state: NetworkState): void; close(): Promise<void> };

/** A network cable between a client and a server on this machine, which a harness can cut. */
export async function openNetworkProxy(target: number): Promise<NetworkProxy> {
  let state: NetworkState = 'open';
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {}); // the other side closes below
  };
  const server = createServer((near) => {
    track(near);
    if (state === 'broken') return near.resetAndDestroy();
    const far = connect(target, '127.0.0.1');
    track(far);
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      from.on('data', (chunk) => {
        if (state === 'open') to.write(chunk);
      });
      from.on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      state = next;
      if (next === 'broken') for (const socket of sockets) socket.resetAndDestroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
