export const carouselCopy = {
  previous: 'Previous',
  next: 'Following',
  pause: 'Pause',
  play: 'Play',
  stars: 'out of 5 stars',
} as const;
