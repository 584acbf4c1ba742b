/** What a browser says of itself. */
export type UserAgent = { readonly userAgent: string; readonly touchPoints: number };

const IN_APP: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Instagram/, 'instagram'],
  [/FBAN|FBAV|FB_IAB/, 'facebook'],
  [/musical_ly|BytedanceWebview|TikTok/i, 'tiktok'],
  [/Snapchat/, 'snapchat'],
  [/Pinterest/, 'pinterest'],
  [/LinkedInApp/, 'linkedin'],
  [/Twitter/, 'x'],
  [/\bLine\//, 'line'],
  [/\bGSA\//, 'google'],
  [/; wv\)/, 'webview'],
];

/** The app whose own browser this is, or 'none' for a browser proper. */
export function inAppBrowser({ userAgent }: UserAgent): string {
  return IN_APP.find(([sign]) => sign.test(userAgent))?.[1] ?? 'none';
}

export function deviceKind({ userAgent, touchPoints }: UserAgent): 'phone' | 'tablet' | 'desktop' {
  if (/iPad|Tablet|PlayBook|Silk/.test(userAgent)) return 'tablet';
  if (/iPhone|iPod|Mobi/.test(userAgent)) return 'phone';
  if (/Android/.test(userAgent)) return 'tablet';
  // A tablet that asks for the pages of a computer.
  return /Macintosh/.test(userAgent) && touchPoints > 1 ? 'tablet' : 'desktop';
}
