import { metaCalls, metaStart, metaVisit, type TagCall } from '../../../../core/consent/tags.ts';
import { type LoadTag, loadScript, page } from './load.ts';

type Pixel = {
  (...call: unknown[]): unknown;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[];
  loaded: boolean;
  version: string;
  disablePushState: boolean;
};

export const loadMeta: LoadTag = ({ id, settings, first }) => {
  const pixel: Pixel = Object.assign(
    (...call: unknown[]) => (pixel.callMethod ? pixel.callMethod(...call) : pixel.queue.push(call)),
    { queue: [] as unknown[], loaded: true, version: '2.0', disablePushState: true },
  );
  page.fbq = pixel;
  page._fbq = pixel;
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
  const send = (calls: readonly TagCall[]) => {
    for (const call of calls) pixel(...call);
  };
  send([...metaStart(id), ...(first ? [metaVisit] : [])]);
  return { report: (milestone) => send(metaCalls(milestone, settings)), stop: () => void pixel('consent', 'revoke') };
};
