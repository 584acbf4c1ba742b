/** The delays, durations and limits of the landing page alone, with their units in their names. */
export const landingTimings = {
  typingDelayMs: 1000,
  typingMsPerCharacter: 50,
  /** Scrolling further than this clears the typed subtitle, so that it types again. */
  typingResetPx: 300,
  routineCardsMs: 2000,
  /** Share of the chat demo in view that starts it, 0 to 1. */
  chatVisibleShare: 0.3,
  chatMessagesAtMs: [0, 2000, 3000],
  chatTypingMs: 1500,
  ritualsMs: 4000,
  recentBuyerMs: 1600,
} as const;
