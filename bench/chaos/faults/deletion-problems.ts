import { createHash } from 'node:crypto';
import type { Receivers } from './receivers.ts';

/** Every receiver must learn of the deletion, and get nothing about the person after it. */
export function deletionProblems(email: string, { app, hooks, list }: Receivers): string[] {
  const wrong: string[] = [];
  const member = createHash('md5').update(email).digest('hex');
  if (!list.taken.some(({ path }) => path.endsWith(`${member}/actions/delete-permanent`)))
    wrong.push(`the list still has ${email}`);
  const paths = app.taken.filter(({ body }) => body.includes(email)).map(({ path }) => path);
  const deleted = paths.indexOf('/deleteUser');
  if (deleted < 0) wrong.push(`the app still has ${email}`);
  if (paths.lastIndexOf('/receiveWebQuizData') > deleted) wrong.push(`the app got answers of ${email} after the deletion`);
  const types = hooks.taken
    .filter(({ body }) => body.includes(email))
    .map(({ body }) => (JSON.parse(body) as { type: string }).type);
  const last = types.indexOf('person.deleted');
  if (last < 0) wrong.push(`no listener received the deletion of ${email}`);
  if (types.slice(last).some((type) => type !== 'person.deleted'))
    wrong.push(`something about ${email} was sent after the deletion`);
  return wrong;
}
