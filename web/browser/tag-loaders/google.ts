import { googleCalls, googleStart, googleVisit, type TagCall } from '../../../core/consent/tags.ts';
import { loadScript, native, type RunningTag, type TagStart, type TagWindow } from './load.ts';

export function loadGoogle(page: TagWindow, { id, choices, pageFields, first }: TagStart): RunningTag {
  const queue: unknown[] = new page.Array();
  page.dataLayer = queue;
  // The tag recognises calls by an `arguments` object.
  function gtag(..._call: unknown[]) {
    // biome-ignore lint/complexity/noArguments: what the tag looks for in its queue are arguments, not arrays.
    queue.push(arguments);
  }
  const send = (calls: readonly TagCall[]) => {
    for (const call of calls) gtag(...native(page, call));
  };
  gtag('js', new page.Date());
  loadScript(page, `https://www.googletagmanager.com/gtag/js?id=${id}`);
  send([...googleStart(id, choices, pageFields), ...(first ? [googleVisit] : [])]);
  return {
    report: (milestone) => send(googleCalls(milestone)),
    stop: () => {
      page[`ga-disable-${id}`] = true;
    },
  };
}
