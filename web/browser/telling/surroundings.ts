import { sourceOf } from '../../../core/analytics/attribution.ts';
import { deviceKind, inAppBrowser } from '../../../core/analytics/surroundings.ts';
import { attribution, attributionOf } from '../attribution.ts';
import type { Entrance } from '../events.ts';

/** Coarse enough to be shared by many: where the visitor came from, what they hold, and what their clock is set to. */
export function surroundings(entrance: Entrance) {
  const agent = { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints };
  return {
    source: sourceOf(attribution() ?? attributionOf(entrance)),
    device: deviceKind(agent),
    browser: inAppBrowser(agent),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
