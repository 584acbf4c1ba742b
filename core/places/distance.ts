const KM_PER_DEGREE = 111.2;

export type Position = { readonly latitude: number; readonly longitude: number };

/** Accurate for short distances; works across the date line. */
export function distanceKm(a: Position, b: Position): number {
  const north = a.latitude - b.latitude;
  const apart = Math.abs(a.longitude - b.longitude);
  const east = Math.min(apart, 360 - apart) * Math.cos((a.latitude * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(north, east);
}
