import { analysis } from '../../../content/analysis.ts';
import { ingredients } from '../../../content/skincare/ingredients.ts';
import { knowledge } from '../../../content/skincare/knowledge.ts';
import { programWords } from '../../../content/skincare/words/words.ts';
import type { FirstPage } from '../../../core/mails/mail-facts.ts';
import { createProgram } from '../../../core/program/create-program.ts';
import { programText } from '../../../core/program/program-text.ts';
import type { Db } from '../../platform/db/client.ts';

/** From the answers that came with the checkout. Undefined without answers, and where the content is scripted. */
export async function findFirstPage(db: Db, attemptId: string): Promise<FirstPage | undefined> {
  const row = await db.selectFrom('submissions').select('answers').where('idempotency_key', '=', attemptId).executeTakeFirst();
  const answers = row?.answers;
  if (!answers || Object.keys(answers).length === 0 || analysis.mode !== 'computed') return undefined;
  const { headline, firstWeek, concerns } = programText(createProgram(knowledge, { answers }), ingredients, programWords);
  const [basics, sunscreen, patchTest] = firstWeek;
  const [first] = concerns;
  return { headline, basics, sunscreen, patchTest, ...(first && { because: `${first.text}: ${first.why.join(' · ')}.` }) };
}
