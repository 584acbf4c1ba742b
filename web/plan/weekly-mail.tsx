import { useState } from 'react';
import { planCopy } from '../../content/pages/plan.ts';
import type { ProgramOrder } from '../../core/api/program.ts';
import { post } from '../browser/api.ts';
import { fetchOrder } from '../browser/program-order.ts';
import letter from '../illustrations/scenes/letter.svg?url';
import { Checkbox } from '../ui/checkbox.tsx';
import styles from './plan.module.css';

const copy = planCopy.weeklyMail;

/** Off until it is asked for. */
export function WeeklyMail({ order: { id, hasWeeklyMail } }: { order: ProgramOrder }) {
  const [isWanted, setWanted] = useState(hasWeeklyMail);
  const [news, setNews] = useState<string>();
  const choose = async (weekly: boolean) => {
    setWanted(weekly);
    setNews(undefined);
    const result = await post('/api/program/mails', { orderId: id, weekly });
    if (!result.ok) setWanted(!weekly);
    setNews(result.ok ? (weekly ? copy.started : copy.ended) : copy.failed);
    if (result.ok) void fetchOrder();
  };
  return (
    <div className={`${styles.order} ${styles.mail}`}>
      <Checkbox name="weekly" text={copy.label} checked={isWanted} onChange={(weekly) => void choose(weekly)} />
      <p role="status">{news}</p>
      <img src={letter} alt="" width="280" height="190" loading="lazy" decoding="async" />
    </div>
  );
}
