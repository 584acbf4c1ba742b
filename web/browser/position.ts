/** Where the browser says it is, in degrees with two decimals: near enough to name a city, and not whose door it is. */
export type PositionResult = { readonly latitude: number; readonly longitude: number };

/** Asks the browser, which asks the visitor. Undefined when they say no, and when it does not know in time. */
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
