import '../design/disclosure.css';
import { useState } from 'react';
import { planCopy } from '../../content/pages/plan.ts';
import type { CalendarAddressResponse, ProgramOrder } from '../../core/api/program.ts';
import { dateOfDay } from '../../core/program/day-number.ts';
import { post } from '../browser/api.ts';
import { copyText } from '../browser/clipboard.ts';
import { address as pageAddress } from '../browser/navigation.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Button } from '../ui/button.tsx';
import styles from './calendar.module.css';

const copy = planCopy.calendar.address;

/** A private address for other calendars. It is shown once, because only a digest of it is kept. */
export function CalendarAddress({ order: { id, startedAt, hasAddress } }: { order: ProgramOrder }) {
  const [isInUse, setInUse] = useState(hasAddress);
  const [address, setAddress] = useState<string>();
  const [news, setNews] = useState<string>();
  const [isStarting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    const result = await post<CalendarAddressResponse>('/api/program/calendar', {
      orderId: id,
      firstDay: isoDay(dateOfDay(startedAt, 1)),
    });
    setStarting(false);
    if (!result.ok) return setNews(isSignedOut(result) ? copy.signIn : copy.failed);
    setAddress(new URL(result.value.path, pageAddress()).href);
    setInUse(true);
    setNews(undefined);
  };
  const end = async () => {
    const result = await post('/api/program/calendar/end', { orderId: id });
    if (!result.ok) return setNews(copy.failed);
    setAddress(undefined);
    setInUse(false);
    setNews(copy.ended);
  };
  return (
    <details className={styles.address}>
      <summary>{copy.title}</summary>
      <p>{copy.text}</p>
      {address && <code>{address}</code>}
      {!address && isInUse && <p>{copy.inUse}</p>}
      <div className={styles.actions}>
        {address ? (
          <Button variant="quiet" onClick={async () => setNews((await copyText(address)) ? copy.copied : copy.notCopied)}>
            {copy.copy}
          </Button>
        ) : (
          <BusyButton variant="quiet" busy={isStarting} onClick={() => void start()}>
            {isInUse ? copy.again : copy.start}
          </BusyButton>
        )}
        {isInUse && (
          <Button variant="plain" onClick={() => void end()}>
            {copy.end}
          </Button>
        )}
      </div>
      <p role="status">{news}</p>
    </details>
  );
}

function isSignedOut(result: { readonly reason: string; readonly error?: { readonly code: string } }): boolean {
  return result.reason === 'refused' && result.error?.code === 'signed_out';
}

function isoDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
