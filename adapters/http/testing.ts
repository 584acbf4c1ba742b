import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export type ReceivedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

export type LocalReceiver = { readonly url: URL; readonly received: readonly ReceivedRequest[]; close(): Promise<void> };

/** Open requests are cut when the receiver closes. */
export async function localReceiver(
  answer: (request: ReceivedRequest, response: ServerResponse) => void,
): Promise<LocalReceiver> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { method = '', url: path = '', headers } = request;
    received.push({ method, path, headers, body });
    answer({ method, path, headers, body }, response);
  });
  return { ...(await listening(server)), received };
}

/** Below HTTP. */
export async function localSocket(onConnection: (socket: Socket) => void): Promise<Omit<LocalReceiver, 'received'>> {
  return listening(createSocketServer(onConnection));
}

async function listening(server: Server): Promise<{ url: URL; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

export function respondJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
