import { expect, test } from 'vitest';
import { catalogue, type EventName, type EventProperties } from './catalogue.ts';
import { MAX_LENGTH, messageForEvent } from './limits.ts';

/** As the browser's `track` is called; never run. */
const typecheck = <Name extends EventName>(_name: Name, _properties: EventProperties<Name>) => {};

test('a misspelt name or property does not compile', () => {
  typecheck('Quiz Step Complete', { step_number: 3, answers: { age: '25-34' } });
  // @ts-expect-error: the name
  typecheck('Quiz Step Completed', { step_number: 3 });
  // @ts-expect-error: the property
  typecheck('Quiz Step Complete', { stepNumber: 3 });
  // @ts-expect-error: a property too many
  typecheck('Quiz Step Complete', { step_number: 3, email: 'ann@example.com' });
  // @ts-expect-error: the value
  typecheck('Purchase Button Clicked', { button_name: 'buy' });
  expect(Object.keys(catalogue)).toContain('Quiz Step Complete');
});

test('every event of the specification is in the catalogue', () => {
  const specified = ['Session Start', 'Quiz Step Complete', 'Quiz Complete', 'Subscribe Clicked', 'Subscribe Failed'];
  specified.push('Purchase Failed', 'payment success', 'first_open', 'Purchase Button Clicked');
  expect(Object.keys(catalogue)).toEqual(expect.arrayContaining(specified));
});

test('an error message is cut and holds no addresses', () => {
  expect(messageForEvent('No mail for ann@example.com.')).toBe('No mail for …');
  expect(messageForEvent('x'.repeat(5000))).toHaveLength(MAX_LENGTH.message);
});
