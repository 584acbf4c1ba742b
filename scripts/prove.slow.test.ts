import { expect, test } from 'vitest';
import { funnel } from '../content/funnel/index.ts';
import { Draft } from '../core/editions/draft.ts';
import { NOTHING_COUNTED } from '../core/funnel/habits.ts';
import { MINUTE_MS } from '../core/time.ts';
import { furtherFunnels } from '../server/platform/further-funnels.ts';
import { inBrowser } from './editions/proof/in-browser.ts';
import { prove } from './editions/proof/prove.ts';
import { walkableAnswers } from './editions/proof/walkable.ts';

/** A busy machine walks longer than a proof waits. */
const TIMEOUT_MS = 10 * MINUTE_MS;
const later = () => Date.now() + TIMEOUT_MS;
const steps = funnel.steps.map(({ id }) => id);

test(
  'a draft with a branch is walked in a browser on each of its paths, and only samples and assumptions are not proved',
  async () => {
    const pets = {
      ...{ id: 'pets', kind: 'single', title: 'Do animals live with you?' },
      options: [
        { id: 'cats', label: 'Yes, cats' },
        { id: 'none', label: 'No' },
      ],
    };
    const cats = { id: 'cats', kind: 'info', title: 'Cats keep you warm', illustration: 'face-scan', button: 'Continue' };
    const add = [
      { after: 'gender', member: pets },
      { after: 'pets', member: { ...cats, when: { step: 'pets', is: 'cats' } } },
    ];
    const draft = Draft.parse({ version: 1, name: 'Pets', lists: { 'funnel/profile.profile.steps': { add } } });
    const proof = await prove({ draft, habitsIn: async () => NOTHING_COUNTED, live: false, now: later, onProgress: () => {} });
    expect(proof.edition.name).toBe('Pets');
    const lines = proof.chapters.flatMap((chapter) => chapter.lines);
    const walked = lines.filter(({ what }) => what === 'Each class was walked in a browser');
    expect(walked.map(({ verdict }) => verdict)).toEqual(Array(1 + furtherFunnels.size).fill('proved'));
    expect(lines.filter(({ what, verdict }) => verdict === 'failed' && !what.includes('first paint'))).toEqual([]);
    expect(lines.filter(({ what }) => what.includes('first paint'))).toHaveLength(3 + furtherFunnels.size);
  },
  TIMEOUT_MS,
);

test('a walk tells where the pages say or lead otherwise than the funnel', async () => {
  const [first, second, third, ...others] = funnel.steps;
  if (!first || !second || !third) throw new Error('The funnel has too few steps.');
  const reworded = { ...funnel, steps: [first, second, { ...third, title: 'What is it not?' }, ...others] };
  const answers = walkableAnswers(funnel, { steps, visitor: {} }) ?? {};
  const found = await inBrowser({
    ...{ draft: undefined, pages: [], until: Number.POSITIVE_INFINITY },
    visits: [
      { funnel: reworded, path: 0, steps, answers },
      { funnel: reworded, path: 1, steps: steps.filter((id) => id !== second.id), answers },
    ],
  });
  expect(new Set(found?.walks.map(({ problem }) => problem))).toEqual(
    new Set([
      `${third.path} shows '${third.title}' in place of 'What is it not?'.`,
      `${first.path} leads to ${second.path} in place of ${third.path}.`,
    ]),
  );
});
