import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { MAIL, mailContract } from './contract.ts';
import { smtpMail } from './smtp.ts';

/** Short, for the tests in which it is waited for. */
const TIMEOUT_MS = 300;

async function smtpServer(options: SMTPServerOptions) {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS', 'AUTH'], ...options });
  server.on('error', () => {}); // a client that hangs up
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

mailContract('SMTP', async () => {
  const messages: string[] = [];
  const server = await smtpServer({
    onData(stream, session, done) {
      text(stream).then((message) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => `RCPT TO:${address}\r\n`);
        messages.push(message + recipients.join(''));
        done();
      });
    },
  });
  return { port: smtpMail({ url: server.url }), arrived: async () => messages, close: server.close };
});

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

const failure = (responseCode: number) => Object.assign(new Error('ann@example.com: no'), { responseCode });
const taking: SMTPServerOptions['onData'] = (stream, _session, done) => void text(stream).then(() => done());

test.each([
  ['4xx for the recipient', { onRcptTo: (_to, _session, done) => done(failure(451)) }, 'unreachable'],
  ['5xx for the recipient', { onRcptTo: (_to, _session, done) => done(failure(550)) }, 'refused'],
  ['5xx for the sender, which is ours to mend', { onMailFrom: (_from, _session, done) => done(failure(550)) }, 'unreachable'],
  [
    '4xx for the message',
    { onData: (stream, _session, done) => void text(stream).then(() => done(failure(452))) },
    'unreachable',
  ],
  ['5xx for the message', { onData: (stream, _session, done) => void text(stream).then(() => done(failure(554))) }, 'refused'],
  ['5xx instead of a greeting', { onConnect: (_session, done) => done(failure(554)) }, 'unreachable'],
] satisfies [string, SMTPServerOptions, string][])('a server that answers %s', async (_case, options, reason) => {
  const server = await smtpServer({ onData: taking, ...options });
  open.push(server);
  const outcome = await smtpMail({ url: server.url }).send(MAIL);
  expect(outcome).toMatchObject({ ok: false, reason });
  expect(JSON.stringify(outcome)).not.toContain('ann@');
});

test('a wrong password is ours to mend', async () => {
  const server = await smtpServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, {}),
    onData: taking,
  });
  open.push(server);
  const url = server.url.replace('//', '//user:secret@');
  const outcome = await smtpMail({ url }).send(MAIL);
  expect(outcome).toMatchObject({ ok: false, reason: 'unreachable' });
  expect(JSON.stringify(outcome)).not.toContain('secret');
});

async function rawServer(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onConnection(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each<[string, (socket: Socket) => void]>([
  ['says nothing', () => {}],
  ['hangs after its greeting', (socket) => socket.write('220 here\r\n')],
  ['hangs up', (socket) => socket.end()],
  [
    'hangs up in the middle of a command',
    (socket) => socket.write('220 here\r\n', () => socket.on('data', () => socket.destroy())),
  ],
  ['is no mail server', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
])('a server that %s is tried again later', async (_case, onConnection) => {
  const url = await rawServer(onConnection);
  expect(await smtpMail({ url, timeoutMs: TIMEOUT_MS }).send(MAIL)).toMatchObject({ ok: false, reason: 'unreachable' });
});

test('a server that sends a byte now and then does not hold us for ever', async () => {
  const url = await rawServer((socket) => {
    const timer = setInterval(() => socket.write('220-'), 50);
    socket.on('close', () => clearInterval(timer));
  });
  expect(await smtpMail({ url, timeoutMs: TIMEOUT_MS }).send(MAIL)).toMatchObject({ ok: false, reason: 'unreachable' });
});

test.each(['smtp://127.0.0.1:1', 'smtp://nowhere.invalid'])('nobody at %s: it is tried again later', async (url) => {
  expect(await smtpMail({ url, timeoutMs: TIMEOUT_MS }).send(MAIL)).toMatchObject({ ok: false, reason: 'unreachable' });
});

test('what is no address is refused', async () => {
  const server = await smtpServer({ onData: taking });
  open.push(server);
  expect(await smtpMail({ url: server.url }).send({ ...MAIL, to: 'nobody' })).toMatchObject({ ok: false, reason: 'refused' });
});
