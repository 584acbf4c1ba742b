import { landingTimings } from '../../content/pages/landing-timings.ts';

type MessageState = 'waiting' | 'typing' | 'shown';

export function messageState(index: number, elapsedMs: number): MessageState {
  const at = landingTimings.chatMessagesAtMs[index] ?? 0;
  if (elapsedMs < at) return 'waiting';
  return elapsedMs < at + landingTimings.chatTypingMs ? 'typing' : 'shown';
}

export const chatEndMs = Math.max(...landingTimings.chatMessagesAtMs) + landingTimings.chatTypingMs;
