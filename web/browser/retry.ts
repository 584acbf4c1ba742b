import { after } from './clock.ts';
import { whenOnline } from './page-view.ts';

const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 300_000;

/** Runs something again when the line comes back, or after a wait that doubles each time. */
export function createRetry(run: () => void) {
  let waitMs = FIRST_WAIT_MS;
  let cancel = () => {};
  return {
    schedule: () => {
      cancel();
      const stops = [after(waitMs, run), whenOnline(run)];
      cancel = () => {
        for (const stop of stops) stop();
      };
      waitMs = Math.min(2 * waitMs, MAX_WAIT_MS);
    },
    reset: () => {
      cancel();
      waitMs = FIRST_WAIT_MS;
    },
  };
}
