import { expect, test } from 'vitest';
import { applyTo, changesByValue, NO_CHANGES } from './apply.ts';
import type { DraftChanges } from './draft.ts';

const content = {
  'funnel/profile.profile': {
    id: 'profile',
    title: 'About you',
    steps: [
      {
        id: 'age',
        title: 'How old?',
        options: [
          { id: 'young', label: 'Young' },
          { id: 'old', label: 'Old' },
        ],
      },
      { id: 'skin', title: 'Which skin?' },
    ],
  },
  'pages/intro.introCopy': { wait: 'Wait', lines: ['One', 'Two'] },
  'pages/intro.other': { wait: 'Other' },
};
const changes: DraftChanges = {
  ...NO_CHANGES,
  texts: {
    'funnel/profile.profile.title': 'You',
    'funnel/profile.profile.steps.age.options.old.label': 'Older',
    'pages/intro.introCopy.lines.1': 'Three',
    'pages/intro.other.nowhere': 'Lost',
    'no path': 'Lost',
  },
  orders: { 'funnel/profile.profile.steps.age.options': ['old', 'young'] },
  lists: { 'funnel/profile.profile.steps': { remove: ['skin'], add: [] } },
  conditions: { 'funnel/profile.profile': { step: 'gate', is: 'open' }, 'funnel/profile.profile.steps.age': null },
};

test('the changes of a value do to it what all changes do, and those of other values nothing', () => {
  const of = changesByValue(changes);
  for (const [name, value] of Object.entries<unknown>(content))
    expect(applyTo(name, value, of(name))).toEqual(applyTo(name, value, changes));
  const profile = 'funnel/profile.profile';
  expect(applyTo(profile, content[profile], of(profile))).toMatchObject({
    ...{ title: 'You', when: { step: 'gate', is: 'open' } },
    steps: [{ id: 'age', options: [{ id: 'old', label: 'Older' }, { id: 'young' }] }],
  });
  expect(of('pages/intro.third')).toEqual(NO_CHANGES);
});
