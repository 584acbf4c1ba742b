import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorResponse } from '../../../core/api/errors.ts';
import { type HttpRefusal, NOT_UNDERSTOOD } from './errors.ts';
import { REFUSAL } from './headers.ts';

/** A client that hangs up later than this is hung up on. */
const CLOSE_DELAY_MS = 500;

/** Bytes that are no HTTP request have no reply, only a socket. */
export function rejectMalformed(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const [status, code, message] = MALFORMED[error.code ?? ''] ?? [400, ...NOT_UNDERSTOOD];
  const body = JSON.stringify({ success: false, error: { code, message, requestId: '' } } satisfies ErrorResponse);
  const headers = {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...REFUSAL,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), CLOSE_DELAY_MS).unref(); // Node waits for the client's end of the connection, for ever
}

const MALFORMED: Readonly<Record<string, readonly [number, ...HttpRefusal]>> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'invalid', 'The request took too long to arrive.'],
};
