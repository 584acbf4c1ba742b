import { Mic } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { landingCopy } from '../../content/pages/landing.ts';
import { landingTimings } from '../../content/pages/landing-timings.ts';
import { every, now } from '../browser/clock.ts';
import { reducedMotion } from '../browser/motion.ts';
import { useInView } from '../browser/viewport.ts';
import icon from '../design/icon.svg?url';
import { Icon } from '../ui/icon.tsx';
import styles from './assistant.module.css';
import { chatEndMs, messageState } from './chat-script.ts';
import sectionStyles from './section.module.css';

const { title, text, name, status, demo, messages, field } = landingCopy.assistant;
const TICK_MS = 100;

export function Assistant() {
  return (
    <section className="page">
      <div className={`${sectionStyles.split} ${sectionStyles.turned} ${styles.panel}`}>
        <div className={sectionStyles.copy}>
          <h2 className={sectionStyles.title}>{title}</h2>
          <p className={sectionStyles.text}>{text}</p>
        </div>
        <ChatDemo />
      </div>
    </section>
  );
}

/** Screen readers, and visitors without JavaScript or with reduced motion, get the whole text at once. */
function ChatDemo() {
  const chat = useRef<HTMLElement>(null);
  const seen = useInView(chat, { share: landingTimings.chatVisibleShare });
  const [elapsedMs, setElapsedMs] = useState(chatEndMs);

  useEffect(() => {
    if (!reducedMotion()) setElapsedMs(0);
  }, []);
  useEffect(() => {
    if (!seen || reducedMotion()) return;
    const start = now();
    const stop = every(TICK_MS, () => {
      const spent = now() - start;
      setElapsedMs(spent);
      if (spent >= chatEndMs) stop();
    });
    return stop;
  }, [seen]);

  return (
    <figure ref={chat} className={styles.root} aria-label={demo}>
      <p className={styles.head}>
        <img src={icon} alt="" width="36" height="36" loading="lazy" />
        <span>
          <b>{name}</b>
          {status}
        </span>
      </p>
      {messages.map((message, index) => (
        <p key={message.text} className={styles.message} data-from={message.from} data-shown={messageState(index, elapsedMs)}>
          <span className={styles.text}>{message.text}</span>
          <i className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </i>
        </p>
      ))}
      <p className={styles.field} aria-hidden="true">
        {field}
        <Icon icon={Mic} size={18} />
      </p>
    </figure>
  );
}
