export type PickedCity = {
  readonly placeId: string;
  readonly name: string;
  /** The answer that the city belongs to: without that answer it is not kept. */
  readonly label: string;
  readonly sun?: { readonly uv: number; readonly at: number };
};

export function parsePickedCity(stored: unknown): PickedCity | undefined {
  const { placeId, name, label, sun } = fieldsOf(stored);
  if (typeof placeId !== 'string' || typeof name !== 'string' || typeof label !== 'string') return undefined;
  const { uv, at } = fieldsOf(sun);
  return { placeId, name, label, ...(isNumber(uv) && isNumber(at) && { sun: { uv, at } }) };
}

export function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);
