import { expect, test } from 'vitest';
import { EVENT_VERSIONS } from './event.ts';

// https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#event-types
test('the types of webhook events are identifiers of letters, digits and underscores, separated by full stops', () => {
  for (const type of Object.keys(EVENT_VERSIONS)) expect(type).toMatch(/^[a-zA-Z0-9_]+(\.[a-zA-Z0-9_]+)+$/);
});
