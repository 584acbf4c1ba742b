import { connect } from 'node:net';

/** `make` returns the bytes of one HTTP/1.1 request. */
type Load = { readonly port: number; readonly connections: number; readonly ms: number; readonly make: () => string };

/** Answers per second. Each connection asks again at once; an answer other than 2xx throws. */
export async function responsesPerSecond({ port, connections, ms, make }: Load): Promise<number> {
  const end = performance.now() + ms;
  const counts = await Promise.all(Array.from({ length: connections }, () => requestUntil(end, port, make)));
  return counts.reduce((sum, count) => sum + count, 0) / (ms / 1000);
}

export function request(method: string, path: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const all = { host: 'localhost', ...headers, 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

function requestUntil(end: number, port: number, make: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0;
    let received: Buffer = Buffer.alloc(0);
    const socket = connect(port, 'localhost', () => socket.write(make()));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const length = lengthOf(received);
      if (length === undefined || received.length < length) return;
      if (received[9] !== '2'.charCodeAt(0)) return reject(new Error(received.toString('utf8', 0, 500)));
      received = received.subarray(length);
      answered += 1;
      if (performance.now() < end) return socket.write(make());
      socket.destroy();
      return resolve(answered);
    });
  });
}

/** The headers are not decoded, since clients share the processor with the server that they measure. */
const LENGTH = Buffer.from('\r\ncontent-length: ');

function lengthOf(received: Buffer): number | undefined {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const at = received.indexOf(LENGTH);
  if (at < 0 || at > headEnd) throw new Error('The answer has no Content-Length.');
  const from = at + LENGTH.length;
  return headEnd + 4 + Number(received.toString('latin1', from, received.indexOf('\r\n', from)));
}
