/** Every delay, duration and limit a visitor meets, with its unit in its name; distances and widths stand in the stylesheets. */
export const timings = {
  // Every page
  slideMs: 300,

  // Landing page
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

  // The way into the quiz, and its timed steps
  introMs: 3000,
  counterTickMs: 30,
  counterMs: 9000,
  geolocationTimeoutMs: 5000,
  /** From a picked place, or from leaving the field, to its three tiles. */
  placeWaitMs: 2000,

  // Selfie
  photoDays: 30,

  // Analysis
  analyzeMs: 4000,
  identifyBarsMs: [1500, 2500, 3200],
  identifyGapMs: 500,

  // Reviews, wherever they are shown
  carouselMs: 4000,
  recentBuyerMs: 1600,

  // Sales page
  offerSeconds: 600,
} as const;
