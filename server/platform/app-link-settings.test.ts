import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const PRINT = Array.from({ length: 32 }, (_, i) => (i + 160).toString(16)).join(':');
const OTHER_PRINT = Array.from({ length: 32 }, () => '0F').join(':');
const IOS = { APP_IOS_ID: 'ABCDE12345.com.example.app' };
const DASHBOARD = { ...IOS, OPERATOR_URL: 'https://ops.example.com' };
const OF_SITE = /^APP_LINK_URL must be another host than that of PUBLIC_URL, [^\n]*\.$/;
const OF_DASHBOARD = /^APP_LINK_URL must be another host than that of OPERATOR_URL, [^\n]*\.$/;
const SITE = { PUBLIC_URL: 'https://example.com', PAYMENT: 'sandbox' };
const appLinks = (given: Readonly<Record<string, string>>) => readConfig({ ...SITE, ...given }).appLinks;

describe('the apps that an installation names', () => {
  it('are none without a variable', () => {
    expect(appLinks({})).toBeUndefined();
  });

  it('open links of the site', () => {
    expect(appLinks({ APP_IOS_ID: 'ABCDE12345.com.example.app, ABCDE12345.com.example.beta' })).toEqual({
      url: new URL('https://example.com'),
      iosIds: ['ABCDE12345.com.example.app', 'ABCDE12345.com.example.beta'],
      androidApps: [],
    });
  });

  it('have every certificate that they are signed with', () => {
    const APP_ANDROID_ID = `com.example.app=${PRINT},com.example.beta=${OTHER_PRINT},com.example.app=${OTHER_PRINT}`;
    expect(appLinks({ APP_ANDROID_ID })?.androidApps).toEqual([
      { name: 'com.example.app', fingerprints: [PRINT.toUpperCase(), OTHER_PRINT] },
      { name: 'com.example.beta', fingerprints: [OTHER_PRINT] },
    ]);
  });

  it('may open links of a host of their own', () => {
    expect(appLinks({ ...IOS, APP_LINK_URL: 'https://app.example.com' })?.url.href).toBe('https://app.example.com/');
  });
});

it.each([
  ['APP_IOS_ID', 'com.example.app'],
  ['APP_IOS_ID', 'ABCDE12345'],
  ['APP_IOS_ID', 'ABCDE12345.com.example.app,'],
  ['APP_IOS_ID', 'ABCDE12345.com.example.*'],
  ['APP_ANDROID_ID', 'com.example.app'],
  ['APP_ANDROID_ID', `app=${PRINT}`],
  ['APP_ANDROID_ID', 'com.example.app=14:6D'],
  ['APP_ANDROID_ID', `com.example.app=${PRINT}:00`],
  ['APP_ANDROID_ID', `com.example.app=${PRINT.replaceAll(':', '')}`],
  ['APP_LINK_URL', 'app.example.com'],
  ['APP_LINK_URL', 'http://app.example.com'],
  ['APP_LINK_URL', 'https://app.example.com/open'],
  ['APP_LINK_URL', 'https://ada:secret@app.example.com'],
])('a wrong %s (%s) is refused in a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must (?:be|name) [^\n]*\\.$`));
});

it.each([
  ['an app without an https address', { ...IOS, PUBLIC_URL: 'http://localhost:3000' }, /need a PUBLIC_URL with https too/],
  ['a host of links without an app', { APP_LINK_URL: 'https://app.example.com' }, /needs APP_IOS_ID or APP_ANDROID_ID too/],
  ['a host of links that is the site', { ...IOS, APP_LINK_URL: 'https://example.com' }, OF_SITE],
  ['a host of links that is another port of the site', { ...IOS, APP_LINK_URL: 'https://example.com:8443' }, OF_SITE],
  ['a host of links that is the site with a dot at its end', { ...IOS, APP_LINK_URL: 'https://EXAMPLE.com.' }, OF_SITE],
  ['a host of links that is the dashboard', { ...DASHBOARD, APP_LINK_URL: 'https://ops.example.com' }, OF_DASHBOARD],
  [
    'a host of links that is another port of the dashboard',
    { ...DASHBOARD, APP_LINK_URL: 'https://ops.example.com:8443' },
    OF_DASHBOARD,
  ],
])('%s is refused at start', (_case, given, sentence) => {
  expect(() => appLinks(given)).toThrow(sentence);
});
