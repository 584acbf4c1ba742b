import { metaCalls, metaStart, metaVisit, type TagCall } from '../../../core/consent/tags.ts';
import { loadScript, native, type RunningTag, type TagStart, type TagWindow } from './load.ts';

type Pixel = {
  (...call: unknown[]): unknown;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[];
  loaded: boolean;
  version: string;
  disablePushState: boolean;
};

export function loadMeta(page: TagWindow, { id, settings, first }: TagStart): RunningTag {
  const pixel: Pixel = Object.assign(
    (...call: unknown[]) => (pixel.callMethod ? pixel.callMethod(...call) : pixel.queue.push(call)),
    { queue: new page.Array(), loaded: true, version: '2.0', disablePushState: true },
  );
  page.fbq = pixel;
  page._fbq = pixel;
  loadScript(page, 'https://connect.facebook.net/en_US/fbevents.js');
  const send = (calls: readonly TagCall[]) => {
    for (const call of calls) pixel(...native(page, call));
  };
  send([...metaStart(id), ...(first ? [metaVisit] : [])]);
  return { report: (milestone) => send(metaCalls(milestone, settings)), stop: () => void pixel('consent', 'revoke') };
}
