import { timings } from '../../content/timings.ts';

type MessageState = 'waiting' | 'typing' | 'shown';

export function messageState(index: number, elapsedMs: number): MessageState {
  const at = timings.chatMessagesAtMs[index] ?? 0;
  if (elapsedMs < at) return 'waiting';
  return elapsedMs < at + timings.chatTypingMs ? 'typing' : 'shown';
}

export const chatEndMs = Math.max(...timings.chatMessagesAtMs) + timings.chatTypingMs;
