import { Mic } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { landingCopy } from '../../content/pages/landing.ts';
import { timings } from '../../content/timings.ts';
import { every, now } from '../browser/clock.ts';
import { reducedMotion } from '../browser/motion.ts';
import { useSeen } from '../browser/viewport.ts';
import icon from '../design/icon.svg?url';
import { Icon } from '../ui/icon.tsx';
import { chatEndMs, messageState } from './chat-script.ts';

const { title, text, name, status, demo, messages, field } = landingCopy.assistant;
const TICK_MS = 100;

export function Assistant() {
  return (
    <section className="split split--turned page">
      <div className="split__words">
        <h2 className="section-title">{title}</h2>
        <p className="section-text">{text}</p>
      </div>
      <ChatDemo />
    </section>
  );
}

/** Plays once; the words are there for screen readers, and for whoever has no code or wants no motion, from the start. */
function ChatDemo() {
  const chat = useRef<HTMLElement>(null);
  const seen = useSeen(chat, { share: timings.chatVisibleShare });
  const [elapsedMs, setElapsedMs] = useState(chatEndMs);

  useEffect(() => {
    if (!reducedMotion()) setElapsedMs(-1);
  }, []);
  useEffect(() => {
    if (!seen || reducedMotion()) return;
    const start = now();
    setElapsedMs(0);
    const stop = every(TICK_MS, () => {
      const spent = now() - start;
      setElapsedMs(spent);
      if (spent >= chatEndMs) stop();
    });
    return stop;
  }, [seen]);

  return (
    <div className="chat-stage">
      <figure ref={chat} className="chat" aria-label={demo}>
        <p className="chat__head">
          <img src={icon} alt="" width="36" height="36" loading="lazy" />
          <span>
            <b>{name}</b>
            {status}
          </span>
        </p>
        {messages.map((message, index) => (
          <p
            key={message.text}
            className={`chat__message chat__message--${message.from} chat__message--${messageState(index, elapsedMs)}`}
          >
            <span className="chat__text">{message.text}</span>
            <i className="chat__dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </i>
          </p>
        ))}
        <p className="chat__field" aria-hidden="true">
          {field}
          <Icon icon={Mic} size={18} />
        </p>
      </figure>
    </div>
  );
}
