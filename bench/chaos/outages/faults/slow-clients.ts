import { connect, type Socket } from 'node:net';
import type { Fault } from '../fault.ts';

const CLIENTS = 400;
let sockets: readonly Socket[] = [];

export const slowClients: Fault = {
  name: `${CLIENTS} clients of each server begin a request and never end it`,
  database: 'well',
  ms: 5000,
  async begin({ servers }) {
    sockets = servers.flatMap(({ url }) =>
      Array.from({ length: CLIENTS }, () => {
        const socket = connect(Number(new URL(url).port), 'localhost');
        socket.on('error', () => {}); // the server hangs up
        socket.write('POST /api/addUserToMailchimp HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n');
        return socket;
      }),
    );
    return undefined;
  },
  async end() {
    for (const socket of sockets) socket.destroy();
  },
};
