import { googleCalls, googleStart, googleVisit, type TagCall } from '../../../../core/consent/tags.ts';
import { type LoadTag, loadScript, page } from './load.ts';

export const loadGoogle: LoadTag = ({ id, choices, pageFields, first }) => {
  const queue: unknown[] = [];
  page.dataLayer = queue;
  // The tag recognises calls by an `arguments` object.
  function gtag(..._call: unknown[]) {
    // biome-ignore lint/complexity/noArguments: what the tag looks for in its queue are arguments, not arrays.
    queue.push(arguments);
  }
  const send = (calls: readonly TagCall[]) => {
    for (const call of calls) gtag(...call);
  };
  gtag('js', new Date());
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  send([...googleStart(id, choices, pageFields), ...(first ? [googleVisit] : [])]);
  return {
    report: (milestone) => send(googleCalls(milestone)),
    stop: () => {
      page[`ga-disable-${id}`] = true;
    },
  };
};
