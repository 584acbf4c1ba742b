import { describe, expect, it } from 'vitest';
import { chatEndMs, messageState } from './chat-script.ts';

describe('the chat demo', () => {
  it.each([
    [-1, 'waiting', 'waiting', 'waiting'],
    [0, 'typing', 'waiting', 'waiting'],
    [1500, 'shown', 'waiting', 'waiting'],
    [2000, 'shown', 'typing', 'waiting'],
    [3000, 'shown', 'typing', 'typing'],
    [3500, 'shown', 'shown', 'typing'],
    [4500, 'shown', 'shown', 'shown'],
  ])('has at %i ms a first message that is %s, a second that is %s and a third that is %s', (elapsedMs, ...states) => {
    expect([0, 1, 2].map((index) => messageState(index, elapsedMs))).toEqual(states);
  });

  it('ends when the last message stands', () => {
    expect(chatEndMs).toBe(4500);
  });
});
