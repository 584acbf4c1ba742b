/** Two decimals identify a city and not a house. */
type PositionResult = { readonly latitude: number; readonly longitude: number };

/** Undefined when the visitor declines or the position takes too long. */
export function currentPosition(timeoutMs: number): Promise<PositionResult | undefined> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      () => resolve(undefined),
      { timeout: timeoutMs, enableHighAccuracy: true, maximumAge: 0 },
    );
  });
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
