/** Every delay, duration and limit a visitor meets, with its unit in its name. */
export const timings = {
  // Every page
  slideMs: 300,
  slidePx: 50,

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
  ritualsVisible: 2.8,
  ritualsGapPx: 3,
  ritualsOffsetBeforePx: 50,
  ritualsOffsetAfterPx: 20,

  // The way into the quiz, and its timed steps
  introMs: 3000,
  counterTickMs: 30,
  counterMs: 9000,
  geolocationTimeoutMs: 5000,
  /** From a picked place, or from leaving the field, to its three tiles. */
  placeWaitMs: 2000,

  // Selfie
  cameraFullScreenPx: 768,
  photoDays: 30,

  // Analysis
  analyzeMs: 4000,
  identifyBarsMs: [1500, 2500, 3200],
  identifyGapMs: 500,

  // Reviews, wherever they are shown
  carouselMs: 4000,
  reviewsVisible: 1.2,
  reviewsGapPx: 16,

  // Sales page
  offerSeconds: 600,
  reportCollapsedPx: 110,
} as const;
