/** The few words that the design system itself says. */
export const uiCopy = {
  email: 'E-mail',
  emailPlaceholder: 'name@example.com',
  didYouMean: 'Did you mean',
  previous: 'Previous',
  following: 'Following',
  pause: 'Pause',
  play: 'Play',
  close: 'Close',
  stay: 'Stay on this screen',
  stars: 'out of 5 stars',
  /** Beside what nobody has really said or counted. */
  example: 'Example',
} as const;
