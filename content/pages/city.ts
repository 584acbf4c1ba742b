/** Words of the city step. */
export const cityCopy = {
  label: 'City',
  placeholder: 'Start typing your city',
  suggestions: 'Cities',
  none: 'No cities found',
  offline: 'We cannot look cities up right now. What you type is kept as it is.',
  found: { one: 'city found', many: 'cities found' },
  next: 'Next',
  skip: "I'd rather not say",
  tiles: [
    { id: 'uv', label: 'UV index' },
    { id: 'humidity', label: 'Humidity' },
    { id: 'pollution', label: 'Pollution' },
  ],
  unavailable: 'Not available yet',
  unknown: '–',
  loading: 'Loading',
} as const;
