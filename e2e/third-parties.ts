import type { BrowserContext, Request } from '@playwright/test';

/** What Google's tag does, as far as it matters here: it marks the device, and tells all it can see of where it runs. */
const GTAG = `(() => {
  const say = (call) => fetch('https://region1.google-analytics.com/g/collect?dl=' + encodeURIComponent(location.href), {
    method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify({ call: [...call], ...seen() }) });
  const seen = () => ({ href: location.href, title: document.title, referrer: document.referrer, text: document.body.innerText });
  document.cookie = '_ga=GA1.1.1.1; path=/; max-age=999';
  document.cookie = '_ga_TEST12345=GS1.1.1; path=/; max-age=999';
  dataLayer.forEach(say);
  dataLayer.push = (call) => { if (!window['ga-disable-G-TEST12345']) say(call); };
})()`;

/** The same for Meta's pixel. */
const PIXEL = `(() => {
  const say = (call) => { new Image().src = 'https://www.facebook.com/tr/?dl=' + encodeURIComponent(location.href) + '&rl='
    + encodeURIComponent(document.referrer) + '&call=' + encodeURIComponent(JSON.stringify(call)); };
  document.cookie = '_fbp=fb.0.1.1; path=/; max-age=999';
  localStorage.setItem('lastExternalReferrer', 'empty');
  fbq.queue.forEach((call) => say([...call]));
  fbq.callMethod = (...call) => call[0] === 'consent' || say(call);
})()`;

/** Answers for every site but ours, so that nothing leaves the machine, and keeps what was asked of them. */
export async function interceptThirdParties(context: BrowserContext, ours: string) {
  const requests: Request[] = [];
  await context.route(
    (url) => url.origin !== ours && /^(https?|wss?):$/.test(url.protocol),
    async (route) => {
      requests.push(route.request());
      const { hostname } = new URL(route.request().url());
      const body = { 'www.googletagmanager.com': GTAG, 'connect.facebook.net': PIXEL }[hostname] ?? '';
      await route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  return {
    hosts: () => [...new Set(requests.map((request) => new URL(request.url()).hostname))].sort(),
    count: () => requests.length,
    /** All that they were sent: addresses, bodies, headers. */
    async sentText(): Promise<string> {
      const all = requests.map(async (request) =>
        [decodeURIComponent(request.url()), request.postData() ?? '', JSON.stringify(await request.allHeaders())].join('\n'),
      );
      return (await Promise.all(all)).join('\n');
    },
    /** The calls of a tag's own function, by the name of what was tracked. */
    calls: (name: string) =>
      requests
        .flatMap((request) => [new URL(request.url()).searchParams.get('call'), request.postData()])
        .filter((text) => text?.includes(`"${name}"`))
        .map((text) => JSON.parse(text ?? '')),
  };
}

export type ThirdParties = Awaited<ReturnType<typeof interceptThirdParties>>;
