import type { BrowserContext, Request } from '@playwright/test';
import type { TagName } from '../core/consent/tags.ts';

/** Google's tag, as far as it matters here: it marks the device and reports all it can see of the page. */
const GTAG = `(() => {
  const say = (call) => fetch('https://region1.google-analytics.com/g/collect?dl=' + encodeURIComponent(location.href), {
    method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify({ call: [...call], ...seen() }) });
  const seen = () => ({ href: location.href, title: document.title, referrer: document.referrer, text: document.body.innerText });
  document.cookie = '_ga=GA1.1.1.1; path=/; max-age=999';
  document.cookie = '_ga_TEST12345=GS1.1.1; path=/; max-age=999';
  dataLayer.forEach(say);
  dataLayer.push = (call) => { if (!window['ga-disable-G-TEST12345']) say(call); };
})()`;

const PIXEL = `(() => {
  const say = (call) => { new Image().src = 'https://www.facebook.com/tr/?dl=' + encodeURIComponent(location.href) + '&rl='
    + encodeURIComponent(document.referrer) + '&call=' + encodeURIComponent(JSON.stringify(call)); };
  document.cookie = '_fbp=fb.0.1.1; path=/; max-age=999';
  localStorage.setItem('lastExternalReferrer', 'empty');
  fbq.queue.forEach((call) => say([...call]));
  fbq.callMethod = (...call) => call[0] === 'consent' || say(call);
})()`;

/** TikTok's pixel replaces the list of calls by an object. */
const TIKTOK = `(() => {
  const say = (call) => { new Image().src = 'https://analytics.tiktok.com/api/v2/pixel?dl=' + encodeURIComponent(location.href)
    + '&call=' + encodeURIComponent(JSON.stringify(call)); };
  document.cookie = '_ttp=2Fabc; path=/; max-age=999';
  document.cookie = 'ttclid=' + new URLSearchParams(location.search).get('ttclid') + '; path=/; max-age=999';
  const { methods, ...queue } = ttq;
  Object.values(queue).filter(Array.isArray).forEach(say);
  ttq = Object.fromEntries(methods.map((name) => [name, (...call) => name === 'revokeConsent' || say([name, ...call])]));
})()`;

const STUBS: Readonly<Record<TagName, { readonly host: string; readonly code: string }>> = {
  ga4: { host: 'www.googletagmanager.com', code: GTAG },
  metaPixel: { host: 'connect.facebook.net', code: PIXEL },
  tiktokPixel: { host: 'analytics.tiktok.com', code: TIKTOK },
};

/** Nothing leaves the machine; requests to other sites are recorded. */
export async function interceptThirdParties(context: BrowserContext, ours: string) {
  const requests: Request[] = [];
  await context.route(
    (url) => url.origin !== ours && /^(https?|wss?):$/.test(url.protocol),
    async (route) => {
      requests.push(route.request());
      const { hostname } = new URL(route.request().url());
      const body = Object.values(STUBS).find(({ host }) => host === hostname)?.code ?? '';
      await route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  return {
    hosts: () => [...new Set(requests.map((request) => new URL(request.url()).hostname))].sort(),
    count: () => requests.length,
    /** Addresses, bodies and headers. */
    async sentText(): Promise<string> {
      const all = requests.map(async (request) =>
        [decodeURIComponent(request.url()), request.postData() ?? '', JSON.stringify(await request.allHeaders())].join('\n'),
      );
      return (await Promise.all(all)).join('\n');
    },
    calls: (name: string) =>
      requests
        .flatMap((request) => [new URL(request.url()).searchParams.get('call'), request.postData()])
        .filter((text) => text?.includes(`"${name}"`))
        .map((text) => JSON.parse(text ?? '')),
  };
}

export type ThirdParties = Awaited<ReturnType<typeof interceptThirdParties>>;
