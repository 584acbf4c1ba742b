import '../design/error.css';
import '../design/progress.css';
import { useState } from 'react';
import { styleguideCopy } from '../../content/pages/styleguide.ts';
import { LostPetals } from '../illustrations/lost-petals.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Toast } from '../ui/toast.tsx';
import { Chapter } from './chapter.tsx';
import componentsStyles from './components.module.css';
import styleguideStyles from './styleguide.module.css';

const { waiting, messages } = styleguideCopy;

export function LoadingStates() {
  return (
    <Chapter id="waiting">
      <div className={componentsStyles.outline}>
        {[0, 40, 100].map((value) => (
          <progress key={value} aria-label={waiting.progress} value={value} max={100} />
        ))}
      </div>
      <div className={componentsStyles.halves}>
        <p className={styleguideStyles.sample}>
          <Spinner />
          {waiting.spinner}
        </p>
        <div className={`card ${componentsStyles.outline}`} aria-busy="true">
          <p className="visually-hidden">{waiting.skeleton}</p>
          <Skeleton shape="circle" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
          <Skeleton shape="short" />
          <Skeleton shape="pill" />
        </div>
      </div>
    </Chapter>
  );
}

export function Messages() {
  const [shown, setShown] = useState(true);
  return (
    <Chapter id="messages">
      <p className="notice">{messages.notice}</p>
      <p className="notice notice--error">{messages.error}</p>
      <div className={componentsStyles.halves}>
        <div className={componentsStyles.toastStage}>
          {shown ? (
            <Toast onClose={() => setShown(false)}>{messages.toast}</Toast>
          ) : (
            <Button variant="quiet" onClick={() => setShown(true)}>
              {messages.show}
            </Button>
          )}
        </div>
        <div className={`card ${componentsStyles.nothing}`}>
          <LostPetals />
          <h3>{messages.emptyTitle}</h3>
          <p>{messages.emptyText}</p>
        </div>
      </div>
    </Chapter>
  );
}
