import { type TagName, tagNames } from '../../../core/consent/tags.ts';
import { forgetfulCookies, forgetfulStorage } from './forgetful.ts';
import { loadGoogle } from './loaders/google.ts';
import type { LoadTag } from './loaders/load.ts';
import { loadMeta } from './loaders/meta.ts';
import { loadTiktok } from './loaders/tiktok.ts';
import type { TagMessage, TagStart } from './start.ts';

const LOADERS: Readonly<Record<TagName, LoadTag>> = { ga4: loadGoogle, metaPixel: loadMeta, tiktokPixel: loadTiktok };

/** The only code of ours beside the tags. It hears one start and then its port; nothing that a tag says goes back. */
addEventListener('message', function begin({ source, data, ports: [port] }: MessageEvent<TagStart>) {
  if (source !== parent || !port) return;
  removeEventListener('message', begin);
  forgetfulCookies(data.cookies);
  forgetfulStorage();
  const running = tagNames.flatMap((name) => {
    const id = data.tags[name];
    return id ? [LOADERS[name]({ ...data, id, first: data.first.includes(name) })] : [];
  });
  port.onmessage = ({ data: message }: MessageEvent<TagMessage>) => {
    for (const tag of running) 'report' in message ? tag.report(message.report) : tag.stop();
    if ('stop' in message) port.postMessage(undefined);
  };
});
