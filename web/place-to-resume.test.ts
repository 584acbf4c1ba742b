import { expect, test } from 'vitest';
import { placeToResume } from './place-to-resume.ts';

test.each(['/quiz2', '/quiz36', '/identify', '/treatment', '/keep-results', '/prediction'])(
  'who stood at %s may go on there',
  (at) => {
    expect(placeToResume(at)?.path).toBe(at);
  },
);

test('who left during the scan is asked for the selfie again', () => {
  expect(placeToResume('/analyze')?.path).toBe('/quiz36');
});

test.each([undefined, '/', '/loading', '/quiz1', '/quiz99', '/contact-us', '/prediction/subscribe-success'])(
  'there is nothing to go on with at %s',
  (at) => {
    expect(placeToResume(at)).toBeUndefined();
  },
);
