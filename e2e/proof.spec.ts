import { test } from '@playwright/test';
import { type EditionProof, failed, notProved, type ProofChapter, proved } from '../scripts/editions/proof/proof.ts';
import { proofPage } from '../scripts/editions/proof/proof-page.ts';
import { isAccessible } from './accessible.ts';
import { fits } from './overflow.ts';

const chapter = (id: string, title: string): ProofChapter => ({
  ...{ id, title, lead: 'Each class was worked out from the conditions of the funnel.' },
  lines: [
    proved('Nobody is stuck', 'Four classes of visitors come to its result.'),
    notProved('69.5 % come to the analysis', 'By assumption alone.'),
    failed('/sleep on a slow phone: first paint', '2.40 s, of at most 1.8.'),
  ],
  tables: [
    {
      caption: `Classes of visitors (${title})`,
      head: ['Path', 'Who takes it', 'Steps', 'Walked'],
      rows: [['1', 'Do animals sleep beside you? Yes, cats; Do you drink coffee? No', '14', 'in 3.1 s']],
    },
  ],
  curve: [
    { step: 'Do your evenings lead to good nights?', share: 1 },
    { step: 'What your evenings do for your nights', share: 0.87 },
  ],
});
const proof: EditionProof = {
  ...{ funnel: 'Petalune', edition: { id: '0123456789abcdef', name: 'Sleep with pets' }, version: '1.0.0' },
  ...{ commit: { id: 'f'.repeat(40), clean: true }, build: 'fedcba9876543210', at: '2026-11-29T12:00:00.000Z' },
  chapters: [
    chapter('paths', 'Every path leads to the analysis'),
    chapter('paths-sleep', 'Sleep: every path leads to its result'),
  ],
};

test('the page of a proof is accessible and fits the screen', async ({ page }) => {
  await page.setContent(proofPage(proof));
  await isAccessible(page);
  await fits(page, 'the proof');
});
