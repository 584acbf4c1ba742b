/** The city a visitor picked from the list; kept on their device. */
export type PickedCity = {
  readonly placeId: string;
  /** 'Lisbon' */
  readonly name: string;
  /** As it was picked, and as the answer says: with another answer this is not their city any more. */
  readonly label: string;
  /** The most the sun could get to on the day it was picked, as an estimate for a clear sky. */
  readonly sun?: { readonly uv: number; readonly at: number };
};

/** Whatever was stored, read as a picked city, or undefined. */
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
