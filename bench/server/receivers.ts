import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, RunningServer } from '../../server/testing.ts';
import type { ReceiverHealth } from '../chaos/faults/failure-mode.ts';
import { openReceivers } from '../chaos/faults/receivers.ts';
import { submitLead, writeMessage } from '../chaos/faults/visitors.ts';

/** `npm run bench server receivers`: exits with 1 when hanging receivers more than double the visitors' p99. */
const VISITORS = 400;
const WARM_UP = 50;
const MAX_RATIO = 2;

const well = await measure('well');
const hanging = await measure('hangs');
let failed = false;
for (const [index, what] of ['a lead', 'a contact message'].entries()) {
  const [before = 0, after = 0] = [well[index], hanging[index]];
  failed ||= after > MAX_RATIO * before;
  console.log(
    `${what}: p99 ${before.toFixed(1)} ms with receivers that are well, ${after.toFixed(1)} ms with receivers that hang.`,
  );
}
process.exitCode = failed ? 1 : 0;

async function measure(is: ReceiverHealth['is']): Promise<readonly number[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'receivers-'));
  const receivers = await openReceivers(1, { is });
  const own = { PORT: await freePort(), DATA_DIR: dataDir, REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'silent' };
  const server = await new RunningServer({ ...own, ...receivers.environment }).ready();
  const times: number[][] = [[], []];
  try {
    for (let number = 0; number < WARM_UP + VISITORS; number++) {
      for (const [index, act] of [submitLead, writeMessage].entries()) {
        const begun = performance.now();
        await act(server.url, number);
        if (number >= WARM_UP) times[index]?.push(performance.now() - begun);
      }
    }
  } finally {
    await server.stop('SIGKILL');
    await receivers.close();
    await rm(dataDir, { recursive: true });
  }
  return times.map((each) => each.toSorted((a, b) => a - b)[Math.floor(each.length * 0.99)] ?? 0);
}
