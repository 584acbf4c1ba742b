import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftRules } from '../../content/editions.ts';
import { sections } from '../../content/funnel/index.ts';
import { BranchingJourney } from '../funnel/branching-journey.ts';
import { outlineOf } from '../funnel/outline.ts';
import { provePaths } from '../funnel/prove.ts';
import { summaryOf } from '../funnel/summary.ts';
import type { When } from '../funnel/when.ts';
import { rounds } from '../testing.ts';
import { MINUTE_MS } from '../time.ts';
import { check } from './check.ts';
import { DESIGN } from './colour-problems.ts';
import { Draft } from './draft.ts';
import { changedFunnel, sectionValue } from './funnels.ts';
import { testDesign } from './testing.ts';

const DRAFTS = rounds(5000, 100);
/** A busy machine takes a while for all. */
const TIMEOUT_MS = 10 * MINUTE_MS;

const content = {
  'funnel/index.sections': sections,
  [DESIGN]: testDesign,
  ...Object.fromEntries(sections.map((section) => [sectionValue(section.id), section])),
};
const rules = { ...draftRules, kinds: ['number', 'slider'] as const };
const PROFILE = 'funnel/profile.profile.steps';
const MINDSET = 'funnel/mindset.mindset.steps';
const removable = sections
  .find(({ id }) => id === 'mindset')
  ?.steps.map(({ id }) => id)
  .filter((id) => !rules.needed.includes(id));

type Kind = 'info' | 'single' | 'multi' | 'number' | 'slider';
type Made = { readonly kind: Kind; readonly chance: number };
const made: fc.Arbitrary<Made> = fc.record({
  kind: fc.constantFrom<Kind>('info', 'single', 'multi', 'number', 'slider'),
  chance: fc.nat(),
});

const OPTIONS = [
  { id: 'often', label: 'Often' },
  { id: 'rarely', label: 'Rarely' },
  { id: 'never', label: 'Never' },
];

function memberOf({ kind }: Made, id: string) {
  const base = { id, kind, title: 'How is it with you?' };
  switch (kind) {
    case 'info':
      return { ...base, illustration: 'face-scan', button: 'Continue' };
    case 'single':
    case 'multi':
      return { ...base, options: OPTIONS };
    case 'number':
      return { ...base, label: 'So much', min: 0, max: 40, step: 2, unit: { name: 'Hours', symbol: 'h' } };
    case 'slider':
      return { ...base, label: 'So much', min: 1, max: 9, step: 1, ends: ['Little', 'Much'] };
  }
}

/** On an answer that was asked before, which some visitors give and others do not. */
function conditionOn({ kind }: Made, id: string, chance: number): When {
  const option = OPTIONS[chance % OPTIONS.length]?.id ?? '';
  if (kind === 'multi') return { step: id, includes: option };
  if (kind === 'number' || kind === 'slider') return { step: id, atLeast: 2 + (chance % 7) };
  return chance % 2 === 0 ? { step: id, is: option } : { step: id, isNot: option };
}

type Lists = Readonly<Record<string, { readonly remove: readonly string[]; readonly add: readonly object[] }>>;

/** Steps behind one another, each for everybody or by the answer to one that all are asked. */
const lawful = fc.tuple(fc.array(made, { maxLength: 8 }), fc.subarray(removable ?? [])).map(([steps, remove]): Lists => {
  const named = steps.map((step, at) => ({ ...step, id: `made-${at}` }));
  const asked: (typeof named)[number][] = [];
  const members = named.map((step) => {
    const on = step.chance % 3 === 0 ? undefined : asked[step.chance % Math.max(asked.length, 1)];
    if (!on && step.kind !== 'info') asked.push(step);
    return { ...memberOf(step, step.id), ...(on && { when: conditionOn(on, on.id, step.chance) }) };
  });
  const add = members.map((member, at) => ({ after: members[at - 1]?.id ?? 'gender', member }));
  return { [PROFILE]: { remove: [], add }, [MINDSET]: { remove, add: [] } };
});

/** Each in colours that are lawful, where the test takes no others. */
const COLOURS = { rose: '#0f6f73', paper: '#f6faf9' };
const draftOf = (lists: Lists, more: object = {}) =>
  Draft.parse({ version: 1, name: 'Made up', colours: COLOURS, lists, ...more });
const errorsOf = (draft: Draft) => check(content, draft, rules).filter(({ grade }) => grade === 'error');

/** What no draft may do, with what the refusal says. */
const UNLAWFUL: readonly (readonly [what: string, change: (lists: Lists) => Draft, says: RegExp])[] = [
  ['takes an id that data has', (lists) => withMember(lists, { id: 'age' }), /another meaning/],
  ['asks for a later answer', (lists) => withMember(lists, { when: { step: 'brandLoyal', is: '1' } }), /no earlier step/],
  ['asks for an option that is not there', (lists) => withMember(lists, { when: { step: 'gender', is: 'cats' } }), /no option/],
  [
    'asks what nobody can answer',
    (lists) =>
      withMember(lists, {
        when: {
          all: [
            { step: 'gender', is: 'female' },
            { step: 'gender', is: 'male' },
          ],
        },
      }),
    /Nobody is asked/,
  ],
  ['claims', (lists) => withMember(lists, { title: 'Clinically proven for you' }), /claim without a basis/],
  ['counts', (lists) => withMember(lists, { title: 'Helps 97 % of people' }), /no basis/],
  ['has markup', (lists) => withMember(lists, { title: '<b>How</b> is it?' }), /markup/],
  [
    'removes what the program needs',
    (lists) => draftOf({ ...lists, [PROFILE]: { remove: ['skinType'], add: lists[PROFILE]?.add ?? [] } }),
    /program reckons/,
  ],
  [
    'changes a price',
    (lists) => draftOf(lists, { texts: { 'pages/checkout.consent.renewal': 'I pay nothing.' } }),
    /consents to/,
  ],
  ['hides words', (lists) => draftOf(lists, { colours: { rose: '#f2b8c6' } }), /contrast of 1.68 to 1/],
  [
    'names a drawing that nobody drew',
    (lists) => draftOf(lists, { texts: { [`${PROFILE}.gender.drawing`]: 'unicorn' } }),
    /no drawing 'unicorn'/,
  ],
];

function withMember(lists: Lists, change: object): Draft {
  const member = { ...memberOf({ kind: 'single', chance: 0 }, 'unlawful'), ...change };
  const before = lists[PROFILE]?.add ?? [];
  return draftOf({ ...lists, [PROFILE]: { remove: [], add: [{ after: 'gender', member }, ...before] } });
}

describe('random drafts', () => {
  test(`that are lawful pass, and each of their paths is walked, ${DRAFTS} of them`, { timeout: TIMEOUT_MS }, () => {
    fc.assert(
      fc.property(lawful, (lists) => {
        const draft = draftOf(lists);
        expect(errorsOf(draft)).toEqual([]);
        const funnel = changedFunnel(sections, draft);
        const places = outlineOf(summaryOf(funnel));
        const { classes, unreachable, undecided } = provePaths(funnel);
        expect([unreachable, undecided]).toEqual([[], false]);
        for (const { steps, visitor } of classes) {
          const journey = new BranchingJourney(places, { answers: visitor });
          const walked: string[] = [];
          for (let path = journey.first; path !== places.exit; ) {
            const step = funnel.steps.find((other) => other.path === path);
            if (!step || walked.length > funnel.steps.length) throw new Error(`${path} leads nowhere.`);
            walked.push(step.id);
            path = journey.next(step);
          }
          expect(walked).toEqual(steps);
        }
      }),
      { numRuns: DRAFTS },
    );
  });

  test(`that are unlawful in one place are refused for it, ${DRAFTS} of them`, { timeout: TIMEOUT_MS }, () => {
    fc.assert(
      fc.property(lawful, fc.constantFrom(...UNLAWFUL), (lists, [, change, says]) => {
        expect(
          errorsOf(change(lists))
            .map((problem) => problem.says)
            .join('\n'),
        ).toMatch(says);
      }),
      { numRuns: DRAFTS },
    );
  });
});
