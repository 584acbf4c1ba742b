import { useEffect, useState } from 'react';
import { MINUTE_MS } from '../../core/time.ts';
import { every, now } from './clock.ts';

/** The time of the device, which goes on by the minute. For what is not prerendered. */
export function useNow(): number {
  const [time, setTime] = useState(now);
  useEffect(() => every(MINUTE_MS, () => setTime(now())), []);
  return time;
}
