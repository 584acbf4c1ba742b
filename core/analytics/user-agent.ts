type UserAgent = { readonly userAgent: string; readonly touchPoints: number };

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
  [/MicroMessenger/, 'wechat'],
  [/Barcelona/, 'threads'],
  // Apps on Android name their part of the system, and those on iPhones leave Safari out.
  [/; wv\)|iP(hone|ad)(?!.*Safari)/, 'webview'],
];

export function inAppBrowser({ userAgent }: UserAgent): string {
  return IN_APP.find(([sign]) => sign.test(userAgent))?.[1] ?? 'none';
}

export function deviceKind({ userAgent, touchPoints }: UserAgent): 'phone' | 'tablet' | 'desktop' {
  if (/iPad|Tablet|PlayBook|Silk/.test(userAgent)) return 'tablet';
  if (/iPhone|iPod|Mobi/.test(userAgent)) return 'phone';
  if (/Android/.test(userAgent)) return 'tablet';
  // An iPad that requests desktop pages calls itself a Macintosh.
  return /Macintosh/.test(userAgent) && touchPoints > 1 ? 'tablet' : 'desktop';
}
