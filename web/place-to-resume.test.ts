import { expect, test } from 'vitest';
import { Journey } from '../core/funnel/journey.ts';
import { outline } from './outline.ts';
import { placeToResume } from './place-to-resume.ts';

const resumedFrom = (at?: string) => placeToResume(new Journey(outline, { answers: {}, ...(at !== undefined && { at }) }))?.path;
const [first, ...others] = outline.steps.map(({ path }) => path);

test.each([...others, '/identify', '/treatment', '/keep-results', '/prediction'])(
  'a visitor who left at %s resumes there',
  (at) => {
    expect(resumedFrom(at)).toBe(at);
  },
);

test('a visitor who left during the scan resumes at the selfie step', () => {
  const selfie = outline.steps.find(({ kind }) => kind === 'selfie');
  expect(resumedFrom(outline.exit)).toBe(selfie?.path ?? outline.exit);
});

test.each([undefined, '/', '/loading', first, `${first}999`, '/contact-us', '/prediction/subscribe-success'])(
  'a visitor who left at %s has nothing to resume',
  (at) => {
    expect(resumedFrom(at)).toBeUndefined();
  },
);
