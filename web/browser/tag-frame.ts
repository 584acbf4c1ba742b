import { brand } from '../../content/brand.ts';
import type { ConsentChoices } from '../../core/consent/consent.ts';
import type { Milestone } from '../../core/consent/milestone.ts';
import {
  googleCalls,
  googleStart,
  googleVisit,
  metaCalls,
  metaStart,
  metaVisit,
  type TagCall,
  type Tags,
} from '../../core/consent/tags.ts';

/** The globals that the tags' documentation sets up. */
type TagWindow = Window & typeof globalThis & { dataLayer: unknown[]; fbq: Pixel; _fbq: Pixel } & Record<string, unknown>;
type Pixel = {
  (...call: unknown[]): unknown;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[];
  loaded: boolean;
  version: string;
  disablePushState: boolean;
};

export type TagFrame = {
  readonly report: (milestone: Milestone) => void;
  readonly close: () => void;
};

type TagFrameOptions = {
  readonly tags: Tags;
  readonly choices: ConsentChoices;
  readonly subscribeOnOpen: boolean;
  readonly campaign: string;
  readonly first: boolean;
};

/** Tags run in an empty page with one address and one title, where they see no link, field or click of ours. */
export function openTagFrame({ tags, choices, subscribeOnOpen, campaign, first }: TagFrameOptions): TagFrame {
  const query = campaign && `?${campaign}`;
  const frame = document.createElement('iframe');
  const waiting: Milestone[] = [];
  let report: (milestone: Milestone) => void = (milestone) => waiting.push(milestone);
  frame.hidden = true;
  frame.title = brand.name;
  frame.tabIndex = -1;
  frame.referrerPolicy = 'no-referrer';
  frame.src = `/tags${query}`;
  frame.onload = () => {
    const page = frame.contentWindow as TagWindow | null;
    if (!page || !frame.isConnected) return;
    const google = tags.ga4 ? loadGoogle(page, tags.ga4) : undefined;
    const meta = tags.metaPixel ? loadMeta(page) : undefined;
    const pageFields = { page_location: `${location.origin}/${query}`, page_title: brand.name };
    if (tags.ga4) google?.([...googleStart(tags.ga4, choices, pageFields), ...(first ? [googleVisit] : [])]);
    if (tags.metaPixel) meta?.([...metaStart(tags.metaPixel), ...(first ? [metaVisit] : [])]);
    report = (milestone) => {
      google?.(googleCalls(milestone));
      meta?.(metaCalls(milestone, subscribeOnOpen));
    };
    waiting.splice(0).forEach(report);
  };
  document.body.append(frame);
  return {
    report: (milestone) => report(milestone),
    close() {
      const page = frame.contentWindow as TagWindow | null;
      // Events that the tag has not sent yet are dropped.
      if (page && tags.ga4) page[`ga-disable-${tags.ga4}`] = true;
      page?.fbq?.('consent', 'revoke');
      frame.remove();
    },
  };
}

function loadGoogle(page: TagWindow, id: string): (calls: readonly TagCall[]) => void {
  page.dataLayer = new page.Array();
  // The tag recognises calls by an `arguments` object.
  function gtag(..._call: unknown[]) {
    // biome-ignore lint/complexity/noArguments: what the tag looks for in its queue are arguments, not arrays.
    page.dataLayer.push(arguments);
  }
  gtag('js', new page.Date());
  load(page, `https://www.googletagmanager.com/gtag/js?id=${id}`);
  return (calls) => {
    for (const call of calls) gtag(...native(page, call));
  };
}

function loadMeta(page: TagWindow): (calls: readonly TagCall[]) => void {
  const pixel: Pixel = Object.assign(
    (...call: unknown[]) => (pixel.callMethod ? pixel.callMethod(...call) : pixel.queue.push(call)),
    { queue: new page.Array(), loaded: true, version: '2.0', disablePushState: true },
  );
  page.fbq = page._fbq = pixel;
  load(page, 'https://connect.facebook.net/en_US/fbevents.js');
  return (calls) => {
    for (const call of calls) pixel(...native(page, call));
  };
}

/** The tag expects objects of its own window. */
function native(page: TagWindow, call: TagCall): unknown[] {
  return page.JSON.parse(JSON.stringify(call));
}

function load(page: TagWindow, src: string): void {
  const script = page.document.createElement('script');
  script.async = true;
  script.src = src;
  page.document.head.append(script);
}
