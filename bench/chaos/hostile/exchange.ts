import { connect } from 'node:net';
import type { HostileRequest } from './requests.ts';

/** `status` 0: the server closed the connection without an answer. */
export type Exchange = { readonly status: number; readonly head: string; readonly body: string; readonly ms: number };

const TIMEOUT_MS = 60_000;

/** Resolves when the server has closed the connection. */
export function exchange(port: number, { bytes, cut }: Pick<HostileRequest, 'bytes' | 'cut'>): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const received: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const timeout = setTimeout(() => socket.destroy(new Error('No answer within a minute.')), TIMEOUT_MS);
    const finish = () => {
      clearTimeout(timeout);
      socket.destroy();
      const [head = '', ...rest] = Buffer.concat(received).toString('utf8').split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0);
      resolve({ status, head, body: rest.join('\r\n\r\n'), ms: performance.now() - startedAt });
    };
    socket.on('data', (chunk) => received.push(chunk));
    socket.on('end', finish);
    socket.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timeout);
      // The server hangs up on a body that it does not read.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') finish();
      else reject(error);
    });
    socket.on('connect', () => {
      if (cut) socket.end(bytes);
      else socket.write(bytes);
    });
  });
}
