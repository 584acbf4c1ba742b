import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { drawMood, type Health } from './mood.ts';

export type Mail = { readonly messageId: string; readonly to: string; readonly text: string };

/** `taken`: every mail that it has, whatever it said. */
export type MailReceiver = { readonly url: URL; readonly taken: readonly Mail[]; close(): Promise<void> };

/** A mail server that is not always well. */
export async function mailReceiver(health: Health, random: () => number): Promise<MailReceiver> {
  const taken: Mail[] = [];
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const arrived = text(stream).then((message) => {
        const mood = drawMood(health, random);
        if (mood === 'takes' || mood === 'takes and hangs up') taken.push(read(message));
        if (mood === 'takes') return done();
        if (mood === 'fails' || mood === 'busy') return done(Object.assign(new Error('Not now.'), { responseCode: 451 }));
        if (mood !== 'hangs') sockets.get(session.remotePort)?.destroy();
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

function read(message: string): Mail {
  const header = (name: string) => new RegExp(`^${name}: <?([^>\\r]+)`, 'im').exec(message)?.[1] ?? '';
  return { messageId: header('Message-ID'), to: header('To'), text: message.replaceAll('=\r\n', '').replaceAll('=3D', '=') };
}
