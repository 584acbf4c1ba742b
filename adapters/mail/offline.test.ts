import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/db/client.ts';
import { testDatabase } from '../../server/platform/db/testing.ts';
import { MAIL, mailContract } from './contract.ts';
import { offlineMail } from './offline.ts';

mailContract('the offline mail adapter', async () => {
  const kept: string[] = [];
  const db = await testDatabase();
  const port = offlineMail(db);
  return {
    port: {
      ...port,
      async send(mail) {
        const outcome = await port.send(mail);
        kept.push(...(await db.deleteFrom('mailbox').returning('raw').execute()).map(({ raw }) => raw));
        return outcome;
      },
    },
    arrived: async () => kept,
    close: () => db.destroy(),
  };
});

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.destroy());

test('an offline mail is stored once, with everything that the mailbox shows', async () => {
  const mailbox = offlineMail(db);
  await mailbox.send(MAIL);
  await mailbox.send(MAIL);
  const rows = await db.selectFrom('mailbox').selectAll().execute();
  expect(rows).toEqual([
    expect.objectContaining({
      sender: MAIL.from,
      recipient: MAIL.to,
      subject: MAIL.subject,
      html: MAIL.html,
      text: MAIL.text,
      raw: expect.stringMatching(/^(?:[\x20-\x7e]*\r\n)+$/),
    }),
  ]);
});
