import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type ReceiverHealth, randomFailureMode } from './failure-mode.ts';

type ReceivedMail = { readonly messageId: string; readonly to: string; readonly text: string };

/** `taken`: every mail it accepted, with any answer. */
export type MailReceiver = { readonly url: URL; readonly taken: readonly ReceivedMail[]; close(): Promise<void> };

export async function mailReceiver(health: ReceiverHealth, random: () => number): Promise<MailReceiver> {
  const taken: ReceivedMail[] = [];
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const arrived = text(stream).then((message) => {
        const mode = randomFailureMode(health, random);
        if (mode === 'takes' || mode === 'takes and hangs up') taken.push(read(message));
        if (mode === 'takes') return done();
        if (mode === 'fails' || mode === 'busy') return done(Object.assign(new Error('Not now.'), { responseCode: 451 }));
        if (mode !== 'hangs') sockets.get(session.remotePort)?.destroy();
      });
      arrived.catch(() => {}); // the client hung up
    },
  });
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket));
  server.on('error', () => {}); // a client that hangs up
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: new URL(`smtp://127.0.0.1:${port}`),
    taken,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets.values()) socket.destroy();
      await closed;
    },
  };
}

function read(message: string): ReceivedMail {
  const header = (name: string) => new RegExp(`^${name}: <?([^>\\r]+)`, 'im').exec(message)?.[1] ?? '';
  return { messageId: header('Message-ID'), to: header('To'), text: message.replaceAll('=\r\n', '').replaceAll('=3D', '=') };
}
