import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail, MailPort } from './port.ts';

/** `arrived` returns the messages, oldest first. */
type OpenMailServer = { readonly port: MailPort; arrived(): Promise<readonly string[]>; close(): Promise<void> };

export const MAIL: Mail = {
  key: 'order:1',
  from: 'Petalune <support@petalune.example>',
  to: 'ann@example.com',
  subject: 'Your order',
  html: '<p>Danke schön, <b>Ann</b> 🌸</p>',
  text: 'Danke schön, Ann 🌸',
};

export function mailContract(name: string, open: () => Promise<OpenMailServer>): void {
  describe(`${name} keeps the contract of mail`, () => {
    let opened: OpenMailServer;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    async function send(change: Partial<Mail> = {}): Promise<string> {
      expect(await opened.port.send({ ...MAIL, key: randomUUID(), ...change })).toEqual({ ok: true });
      return (await opened.arrived()).at(-1) ?? '';
    }

    test('a mail arrives with its sender, recipient and subject, and as HTML and text', async () => {
      const message = await send();
      expect(header(message, 'From')).toBe('Petalune <support@petalune.example>');
      expect(header(message, 'To')).toBe('ann@example.com');
      expect(header(message, 'Subject')).toBe('Your order');
      expect(header(message, 'Content-Type')).toMatch(/^multipart\/alternative/);
      const readable = decoded(message);
      expect(readable).toContain(MAIL.html);
      expect(readable).toContain(`\r\n${MAIL.text}`);
    });

    test('Reply-To and further headers are sent', async () => {
      const message = await send({ replyTo: 'buyer@example.com', headers: { 'Auto-Submitted': 'auto-generated' } });
      expect(header(message, 'Reply-To')).toBe('buyer@example.com');
      expect(header(message, 'Auto-Submitted')).toBe('auto-generated');
    });

    test('a subject that looks like an encoded word is shown as it was typed', async () => {
      const message = await send({ subject: '=?utf-8?q?Your_bank?= wrote' });
      expect(header(message, 'Subject')).toBe('= ?utf-8?q?Your_bank?= wrote');
    });

    test('a repeated mail has the same Message-ID, and another mail has another one', async () => {
      const key = randomUUID();
      const ids = [];
      for (const again of [key, key, randomUUID()]) ids.push(header(await send({ key: again }), 'Message-ID'));
      expect(ids[0]).toMatch(/^<[0-9a-f]{32}@petalune\.example>$/);
      expect(ids[1]).toBe(ids[0]);
      expect(ids[2]).not.toBe(ids[0]);
    });

    test.each([
      { subject: 'Hello\r\nBcc: eve@example.com' },
      { to: 'ann@example.com, eve@example.com' },
      { to: 'ann@example.com\r\nBcc: eve@example.com' },
      { replyTo: 'ann@example.com\r\nBcc: eve@example.com' },
    ])('%j reaches no other recipient', async (change) => {
      const before = (await opened.arrived()).length;
      await opened.port.send({ ...MAIL, key: randomUUID(), ...change });
      for (const message of (await opened.arrived()).slice(before)) {
        expect(header(message, 'Bcc')).toBeUndefined();
        expect(message).not.toMatch(/^RCPT TO:<?eve/m);
        expect(header(message, 'To')).not.toMatch(/, *<?eve@/);
      }
    });
  });
}

function header(message: string, name: string): string | undefined {
  const [head = ''] = message.split('\r\n\r\n');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head.replaceAll(/\r\n[ \t]+/g, ' '))?.[1]?.trim();
}

/** Decodes quoted-printable parts (RFC 2045, section 6.7). */
function decoded(message: string): string {
  const bytes = message
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_code, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
