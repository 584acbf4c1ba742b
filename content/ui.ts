/** What a page says when it cannot be drawn. */
export const brokenPage = {
  message: 'We could not show this page. Please reload it: your answers are kept on this device.',
  reload: 'Reload the page',
} as const;

/** The few words that the design system itself says. */
export const uiCopy = {
  previous: 'Previous',
  following: 'Following',
  pause: 'Pause',
  play: 'Play',
  unreachable: 'We could not load this. Please check your connection and try again: nothing is lost.',
  close: 'Close',
  stay: 'Stay on this screen',
  stars: 'out of 5 stars',
  /** Beside what nobody has really said or counted. */
  example: 'Example',
} as const;
