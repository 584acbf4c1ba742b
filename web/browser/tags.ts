import type { TagSettings } from '../../core/api/configuration.ts';
import { campaignOf, type Tags, tagsFor } from '../../core/consent/tags.ts';
import { configuration } from './configuration.ts';
import { consentTo, currentChoices, onConsentChange } from './consent.ts';
import { onMilestone } from './milestones.ts';
import { openTagFrame, type TagFrame } from './tag-frame.ts';
import { removeThirdPartyCookies } from './third-party-cookies.ts';

const COOKIE_NAMES: Readonly<Record<keyof Tags, RegExp>> = {
  ga4: /^(_ga(_|$)|_gid$|_gat|_gcl_)/,
  metaPixel: /^(_fb[pc]$|_fb_|lastExternalReferrer)/,
};

let settings: TagSettings | undefined;
let frame: TagFrame | undefined;
let running = '';
let first = true;

export function startTags(): void {
  const campaign = campaignOf(location.search);
  const apply = () => applyConsent(campaign);
  onConsentChange(() => void apply());
  // Milestones wait until the settings have loaded.
  void apply().finally(() => onMilestone((milestone) => frame?.report(milestone)));
}

async function applyConsent(campaign: string): Promise<void> {
  if (!settings && (consentTo('statistics') || consentTo('ads'))) settings = (await configuration())?.tags;
  const choices = currentChoices();
  const tags = settings ? tagsFor(settings, choices) : {};
  const wanted = JSON.stringify([tags, choices.ads]);
  if (wanted === running) return;
  frame?.close();
  frame = undefined;
  running = wanted;
  for (const tag of ['ga4', 'metaPixel'] as const) if (!tags[tag]) removeThirdPartyCookies(COOKIE_NAMES[tag]);
  if (!settings || Object.keys(tags).length === 0) return;
  frame = openTagFrame({ tags, choices, subscribeOnOpen: settings.subscribeOnOpen, campaign, first });
  first = false;
}
