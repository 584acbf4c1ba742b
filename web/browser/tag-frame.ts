import { brand } from '../../content/brand.ts';
import type { ConsentChoices } from '../../core/consent/consent.ts';
import type { Milestone } from '../../core/consent/milestone.ts';
import { type TagName, type TagSettings, type Tags, tagNames } from '../../core/consent/tags.ts';
import { loadGoogle } from './tag-loaders/google.ts';
import type { LoadTag, RunningTag, TagWindow } from './tag-loaders/load.ts';
import { loadMeta } from './tag-loaders/meta.ts';
import { loadTiktok } from './tag-loaders/tiktok.ts';

const LOADERS: Readonly<Record<TagName, LoadTag>> = { ga4: loadGoogle, metaPixel: loadMeta, tiktokPixel: loadTiktok };

export type TagFrame = {
  readonly report: (milestone: Milestone) => void;
  readonly close: () => void;
};

type TagFrameOptions = {
  readonly tags: Tags;
  readonly choices: ConsentChoices;
  readonly settings: TagSettings;
  readonly campaign: string;
  readonly first: boolean;
};

/** Tags run in an empty page with one address and one title, where they see no link, field or click of ours. */
export function openTagFrame({ tags, choices, settings, campaign, first }: TagFrameOptions): TagFrame {
  const query = campaign && `?${campaign}`;
  const frame = document.createElement('iframe');
  const waiting: Milestone[] = [];
  let running: readonly RunningTag[] = [];
  let report: (milestone: Milestone) => void = (milestone) => waiting.push(milestone);
  frame.hidden = true;
  frame.title = brand.name;
  frame.tabIndex = -1;
  frame.referrerPolicy = 'no-referrer';
  frame.src = `/tags${query}`;
  frame.onload = () => {
    const page = frame.contentWindow as TagWindow | null;
    if (!page || !frame.isConnected) return;
    const pageFields = { page_location: `${location.origin}/${query}`, page_title: brand.name };
    running = tagNames.flatMap((name) => {
      const id = tags[name];
      return id ? [LOADERS[name](page, { id, choices, settings, pageFields, first })] : [];
    });
    report = (milestone) => {
      for (const tag of running) tag.report(milestone);
    };
    waiting.splice(0).forEach(report);
  };
  document.body.append(frame);
  return {
    report: (milestone) => report(milestone),
    close() {
      // Events that a tag has not sent yet are dropped.
      for (const tag of running) tag.stop();
      frame.remove();
    },
  };
}
