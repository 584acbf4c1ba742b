import type { Milestone } from '../../core/consent/milestone.ts';
import { campaignOf, type TagName, type TagSettings, tagNames, tagsFor } from '../../core/consent/tags.ts';
import { configuration } from './configuration.ts';
import { consentTo, currentChoices } from './consent.ts';
import { openTagFrame, type TagFrame } from './tag-frame.ts';
import { removeThirdPartyCookies } from './third-party-cookies.ts';

const COOKIE_NAMES: Readonly<Record<TagName, RegExp>> = {
  ga4: /^(_ga(_|$)|_gid$|_gat|_gcl_)/,
  metaPixel: /^(_fb[pc]$|_fb_|lastExternalReferrer)/,
  tiktokPixel: /^(_ttp$|_tt_|tt_|ttclid$|ttcsid|__tea_|_pangle)/,
};

let settings: TagSettings | undefined;
let frame: TagFrame | undefined;
let running = '';
/** Those that this load of the page has been a visit to. */
const visited = new Set<TagName>();

export function reportToTags(milestone: Milestone): void {
  frame?.report(milestone);
}

export async function applyConsent(query: string): Promise<void> {
  if (!settings && (consentTo('statistics') || consentTo('ads'))) settings = (await configuration())?.tags;
  const choices = currentChoices();
  const tags = settings ? tagsFor(settings, choices) : {};
  const wanted = JSON.stringify([tags, choices.ads]);
  if (wanted === running) return;
  frame?.close();
  frame = undefined;
  running = wanted;
  for (const tag of tagNames) if (!tags[tag]) removeThirdPartyCookies(COOKIE_NAMES[tag]);
  const begun = tagNames.filter((tag) => tags[tag]);
  if (!settings || begun.length === 0) return;
  const first = begun.filter((tag) => !visited.has(tag));
  frame = openTagFrame({ tags, choices, settings, campaign: campaignOf(query), first });
  for (const tag of begun) visited.add(tag);
}
