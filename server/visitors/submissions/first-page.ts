import { analysis } from '../../../content/analysis.ts';
import { wishes } from '../../../content/mails/order.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import { ingredients } from '../../../content/skincare/ingredients.ts';
import { knowledge } from '../../../content/skincare/knowledge.ts';
import { programWords } from '../../../content/skincare/words/words.ts';
import type { FirstPage } from '../../../core/mails/mail-facts.ts';
import { answerWord } from '../../../core/presentation/answer-word.ts';
import { fill } from '../../../core/presentation/fill.ts';
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
  const wish = wishOf(answers);
  return {
    ...(wish && { wish }),
    headline,
    basics,
    sunscreen,
    patchTest,
    ...(first && { because: `${first.text}: ${first.why.join(' · ')}.` }),
  };
}

function wishOf(answers: Readonly<Record<string, unknown>>): string | undefined {
  const wish = answerWord(answers, 'improveGoal', salesCopy.hero.wishes);
  const joy = answerWord(answers, 'confidenceGoal', salesCopy.hero.joys);
  if (wish && joy) return fill(wishes.both, { wish, joy });
  if (wish) return fill(wishes.wish, { wish });
  return joy && fill(wishes.joy, { joy });
}
