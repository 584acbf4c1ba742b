import { sourceOf } from '../../../core/analytics/attribution.ts';
import { deviceKind, inAppBrowser } from '../../../core/analytics/user-agent.ts';
import { attribution, attributionOf } from '../attribution.ts';
import type { PageEntry } from '../events.ts';

/** Coarse values that many visitors share. */
export function userProperties(entrance: PageEntry) {
  const agent = { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints };
  return {
    source: sourceOf(attribution() ?? attributionOf(entrance)),
    device: deviceKind(agent),
    browser: inAppBrowser(agent),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
