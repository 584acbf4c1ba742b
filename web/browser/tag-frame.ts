import { brand } from '../../content/brand.ts';
import type { ConsentChoices } from '../../core/consent/consent.ts';
import type { Milestone } from '../../core/consent/milestone.ts';
import { tagCookies } from '../../core/consent/tag-ids.ts';
import type { TagSettings, Tags } from '../../core/consent/tags.ts';
import { after, now } from './clock.ts';
import { pageCookies, setPageCookie } from './cookies.ts';
import type { TagMessage, TagStart } from './tags-page/start.ts';

export type TagFrame = {
  readonly report: (milestone: Milestone) => void;
  readonly close: () => void;
};

type TagFrameOptions = {
  readonly tags: Tags;
  readonly choices: ConsentChoices;
  readonly settings: TagSettings;
  readonly campaign: string;
  readonly first: TagStart['first'];
};

/** How long the frame has to stop its tags. */
const STOP_MS = 500;

/**
 * Tags run in a page that the browser treats as a stranger's (`sandbox` without `allow-same-origin`): they reach no page,
 * storage, cookie or API of ours. They hear what they may know through a port, and nothing comes back.
 */
export function openTagFrame({ tags, choices, settings, campaign, first }: TagFrameOptions): TagFrame {
  const query = campaign && `?${campaign}`;
  const frame = document.createElement('iframe');
  const { port1: port, port2: theirs } = new MessageChannel();
  const tell = (message: TagMessage) => port.postMessage(message);
  let hasStarted = false;
  frame.hidden = true;
  frame.title = brand.name;
  frame.tabIndex = -1;
  frame.referrerPolicy = 'no-referrer';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = `/tags${query}`;
  frame.addEventListener(
    'load',
    () => {
      hasStarted = true;
      const pageFields = { page_location: `${location.origin}/${query}`, page_title: brand.name };
      const start: TagStart = { tags, choices, settings, pageFields, cookies: keptCookies(tags, campaign), first };
      // An origin of nobody's cannot be named; the policy lets no other page into the frame.
      frame.contentWindow?.postMessage(start, '*', [theirs]);
    },
    { once: true },
  );
  document.body.append(frame);
  return {
    report: (milestone) => tell({ report: milestone }),
    close() {
      // A start after this would keep cookies that the visitor has just refused.
      if (!hasStarted) return frame.remove();
      // Events that a tag has not sent yet are dropped.
      tell({ stop: true });
      port.onmessage = () => frame.remove();
      after(STOP_MS, () => frame.remove());
    },
  };
}

function keptCookies(tags: Tags, campaign: string): string {
  const cookies = tagCookies({ tags, cookies: pageCookies(), campaign, now: now(), random });
  for (const { name, value, maxAgeSeconds } of cookies) setPageCookie(name, value, maxAgeSeconds);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

function random(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn / 2 ** 32;
}
