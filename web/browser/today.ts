import { dayAt, type Today } from '../../core/funnel/kinds/date.ts';
import { now } from './clock.ts';

/** On the calendar of this device. */
export function today(): Today {
  const time = now();
  const day = dayAt(time, -new Date(time).getTimezoneOffset());
  return { earliest: day, latest: day };
}
