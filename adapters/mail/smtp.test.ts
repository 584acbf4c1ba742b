import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { casesOf } from '../../core/testing.ts';
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

mailContract('the SMTP adapter', async () => {
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

const taking: NonNullable<SMTPServerOptions['onData']> = (stream, _session, done) => void text(stream).then(() => done());

type Stage = 'connection' | 'sender' | 'recipient' | 'message';

/** A server that fails at one stage with these words. */
function failingAt(stage: Stage, responseCode: number, words: string): SMTPServerOptions {
  const failure = Object.assign(new Error(words), { responseCode });
  if (stage === 'connection') return { onConnect: (_session, done) => done(failure) };
  if (stage === 'sender') return { onData: taking, onMailFrom: (_from, _session, done) => done(failure) };
  if (stage === 'recipient') return { onData: taking, onRcptTo: (_to, _session, done) => done(failure) };
  return { onData: (stream, _session, done) => void text(stream).then(() => done(failure)) };
}

async function outcomeOf(options: SMTPServerOptions) {
  const server = await smtpServer(options);
  open.push(server);
  const outcome = await smtpMail({ url: server.url }).send(MAIL);
  return outcome.ok ? undefined : outcome;
}

// https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1: 5yz is final, 4yz is not; RFC 3463 says what each is about.
test.each(
  casesOf<[Stage, number, string]>(
    [
      ['recipient', 550, '5.1.1 No such user'],
      ['recipient', 550, '5.1.1 Recipient address rejected: User unknown in relay recipient table'],
      ['recipient', 556, '5.1.10 The domain takes no mail'],
      ['recipient', 552, '5.2.2 The mailbox is full'],
      ['recipient', 501, 'Bad recipient address syntax'],
      ['recipient', 550, 'No such user'],
      ['recipient', 551, 'User not local'],
      ['recipient', 552, 'The mailbox is full'],
      ['recipient', 553, 'Mailbox name not allowed'],
      ['message', 550, '5.1.1 No such user'],
      ['message', 554, '5.6.0 The message cannot be read'],
    ],
    2,
  ),
)('an SMTP reply about the %s with %d %s is final', async (stage, code, words) => {
  expect(await outcomeOf(failingAt(stage, code, words))).toMatchObject({
    reason: 'refused',
    detail: expect.stringContaining(`It said: ${code} ${words}`),
  });
});

test.each(
  casesOf<[Stage, number, string]>(
    [
      ['connection', 554, 'No SMTP service here'],
      ['sender', 530, '5.7.0 Authentication required'],
      ['sender', 550, 'No such user'],
      ['sender', 550, '5.1.0 Address rejected'],
      ['sender', 553, '5.1.8 Domain not found'],
      ['recipient', 451, '4.7.1 Greylisted'],
      ['recipient', 550, '5.1.8 Sender address rejected: Domain not found'],
      ['recipient', 550, '5.1.0 Sender address rejected: User unknown'],
      ['recipient', 550, '5.4.5 Daily user sending limit exceeded'],
      ['recipient', 553, '5.7.1 Not owned by user'],
      ['recipient', 554, '5.7.1 Relay access denied'],
      ['recipient', 550, 'relay not permitted'],
      ['recipient', 550, 'Please turn on SMTP Authentication in your mail client'],
      ['recipient', 530, 'Log in first'],
      ['recipient', 554, 'No'],
      ['message', 452, 'Out of memory'],
      ['message', 550, 'No'],
      ['message', 552, '5.3.4 Message too big for the system'],
      ['message', 554, 'Email address is not verified'],
      ['message', 554, '5.2.252 SendAsDenied; not allowed to send as'],
      ['message', 550, '5.7.26 Unauthenticated mail is not accepted'],
    ],
    3,
  ),
)('a mail is retried after an SMTP reply about the %s with %d %s', async (stage, code, words) => {
  expect(await outcomeOf(failingAt(stage, code, words))).toMatchObject({
    reason: 'unreachable',
    detail: expect.stringContaining(`It said: ${code} ${words}`),
  });
});

// RFC 3463, section 3.2 and 3.3
test.each([
  ['5.1.1 No such user', true],
  ['5.2.1 Mailbox disabled', true],
  ['No such user', true],
  ['5.2.2 The mailbox is full', undefined],
])('a recipient who is refused with 550 %s is unknown: %s', async (words, recipientUnknown) => {
  const outcome = await outcomeOf(failingAt('recipient', 550, words));
  expect(outcome).toMatchObject({ reason: 'refused' });
  expect((outcome as { recipientUnknown?: boolean }).recipientUnknown).toBe(recipientUnknown);
});

// https://www.rfc-editor.org/rfc/rfc5321#section-4.4: what cannot be delivered returns to the address of the envelope.
test('a mail that shall return elsewhere has that address in its envelope and not in its header', async () => {
  const envelopes: unknown[] = [];
  const server = await smtpServer({
    onMailFrom: ({ address }, _session, done) => {
      envelopes.push(address);
      done();
    },
    onData: taking,
  });
  open.push(server);
  await smtpMail({ url: server.url }).send({ ...MAIL, returnTo: 'bounces+1@example.com' });
  expect(envelopes).toEqual(['bounces+1@example.com']);
});

test('a try connects and signs in to the mail server without sending a mail', async () => {
  const server = await smtpServer({ onData: taking });
  open.push(server);
  expect(await smtpMail({ url: server.url }).try()).toMatchObject({ ok: true });
  expect(await smtpMail({ url: 'smtp://127.0.0.1:1' }).try()).toEqual({
    ok: false,
    detail: 'The mail server could not be reached (ESOCKET).',
  });
});

test('the detail of a refused mail holds no addresses', async () => {
  const outcome = await outcomeOf(failingAt('recipient', 550, '5.1.1 <ann@example.com>: no mailbox for ann@example.com here'));
  expect(outcome?.detail).toBe(
    'The mail server failed with EENVELOPE RCPT TO 550. It said: 550 5.1.1 <…>: no mailbox for … here',
  );
});

test('a wrong SMTP password counts as unreachable', async () => {
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
  ['does not answer', () => {}],
  ['stops after its greeting', (socket) => socket.write('220 here\r\n')],
  ['closes the connection', (socket) => socket.end()],
  [
    'closes the connection in the middle of a command',
    (socket) => socket.write('220 here\r\n', () => socket.on('data', () => socket.destroy())),
  ],
  ['speaks another protocol', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
])('a mail to a server that %s is retried later', async (_case, onConnection) => {
  const url = await rawServer(onConnection);
  expect(await smtpMail({ url, timeoutMs: TIMEOUT_MS }).send(MAIL)).toMatchObject({ ok: false, reason: 'unreachable' });
});

test('a mail to a server that sends single bytes times out', async () => {
  const url = await rawServer((socket) => {
    const timer = setInterval(() => socket.write('220-'), 50);
    socket.on('close', () => clearInterval(timer));
  });
  expect(await smtpMail({ url, timeoutMs: TIMEOUT_MS }).send(MAIL)).toMatchObject({ ok: false, reason: 'unreachable' });
});

test.each(['smtp://127.0.0.1:1', 'smtp://nowhere.invalid'])('a mail to a missing server at %s is retried later', async (url) => {
  expect(await smtpMail({ url, timeoutMs: TIMEOUT_MS }).send(MAIL)).toMatchObject({ ok: false, reason: 'unreachable' });
});

test('a mail to an invalid address is refused', async () => {
  const server = await smtpServer({ onData: taking });
  open.push(server);
  expect(await smtpMail({ url: server.url }).send({ ...MAIL, to: 'nobody' })).toMatchObject({ ok: false, reason: 'refused' });
});
