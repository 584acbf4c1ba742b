import { type TagCall, tiktokCalls } from '../../../../core/consent/tags.ts';
import { type LoadTag, loadScript, page } from './load.ts';

/** Until the script has loaded, its object is a list of calls, each with the name of its method first. */
type Queue = unknown[] & Partial<Record<string, unknown>>;

const NAME = 'ttq';
const SCRIPT = 'https://analytics.tiktok.com/i18n/pixel/events.js';
const METHODS = ['page', 'track', 'disableCookie', 'revokeConsent'];

export const loadTiktok: LoadTag = ({ id, first }) => {
  const queue = Object.assign([] as unknown[]) as Queue;
  queue.methods = METHODS;
  queue._i = { [id]: Object.assign([] as unknown[], { _u: SCRIPT }) };
  queue._t = { [id]: Date.now() };
  queue._o = { [id]: {} };
  for (const method of METHODS) queue[method] = (...call: unknown[]) => queue.push([method, ...call]);
  page.TiktokAnalyticsObject = NAME;
  page[NAME] = queue;
  loadScript(`${SCRIPT}?sdkid=${id}&lib=${NAME}`);
  const send = (calls: readonly TagCall[]) => {
    for (const call of calls) {
      const [method, ...rest] = call;
      // The script replaces the list by an object with the same methods.
      const pixel = page[NAME] as Record<string, (...rest: unknown[]) => unknown>;
      pixel[String(method)]?.(...rest);
    }
  };
  if (first) send([['page']]);
  return { report: (milestone) => send(tiktokCalls(milestone)), stop: () => send([['revokeConsent']]) };
};
