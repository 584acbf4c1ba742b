export type PickedCity = {
  readonly placeId: string;
  readonly name: string;
  /** The answer that the city belongs to: without that answer it is not kept. */
  readonly label: string;
  /** A `CitySun`, read by `parseCitySun`, because only a few pages need it. */
  readonly sun?: unknown;
};

export function parsePickedCity(stored: unknown): PickedCity | undefined {
  const { placeId, name, label, sun } = fieldsOf(stored);
  if (typeof placeId !== 'string' || typeof name !== 'string' || typeof label !== 'string') return undefined;
  return { placeId, name, label, ...(sun !== undefined && { sun }) };
}

export function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
}
