import { useLayoutEffect, useRef, useState } from 'react';
import { frameCopy } from '../../../content/operator/frame.ts';
import { peopleCopy as copy } from '../../../content/operator/people.ts';
import type { ExportFile } from '../../../core/api/exports.ts';
import type { Deed, DeedAnswer, PersonAnswer } from '../../../core/api/operator/people.ts';
import { tellOperator, useAsked } from '../../browser/operator.ts';
import { saveFile } from '../../browser/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, Panel } from '../parts/panel.tsx';
import { Answered } from '../parts/waiting.tsx';
import heldStyles from './held.module.css';
import styles from './person.module.css';
import { Subscriptions } from './subscriptions.tsx';
import { type Doubt, Sure } from './sure.tsx';
import { Timeline } from './timeline.tsx';

/** One person: what they have, what can be done for them, and all that happened. */
export function PersonView({ email, onBack }: { email: string; onBack: () => void }) {
  const asked = useAsked<PersonAnswer>('/people/look', { email });
  const [news, setNews] = useState<{ readonly text: string; readonly bad: boolean }>();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const carryOut = async (deed: Deed) => {
    const result = await tellOperator<DeedAnswer>('/people/deeds', deed);
    if (result.ok) setNews({ text: copy.outcomes[result.value.outcome], bad: false });
    else setNews({ text: result.reason === 'offline' ? frameCopy.offline : result.error.message, bad: true });
    if (result.ok && deed.kind === 'delete') onBack();
    else asked.again();
  };
  return (
    <>
      <Button look="quiet" onClick={onBack}>
        {copy.back}
      </Button>
      <h2 className={styles.root} ref={heading} tabIndex={-1}>
        {email}
      </h2>
      <div role="status">{news && <p className={`notice${news.bad ? ' notice--error' : ''}`}>{news.text}</p>}</div>
      <Answered asked={asked}>
        {(person) => (
          <>
            <Subscriptions person={person} onDeed={carryOut} />
            <Kept email={email} onDeed={carryOut} />
            <Panel title={copy.timeline}>
              {person.timeline.length === 0 ? <Empty>{copy.quiet}</Empty> : <Timeline entries={person.timeline} />}
            </Panel>
          </>
        )}
      </Answered>
    </>
  );
}

type KeptProps = { readonly email: string; readonly onDeed: (deed: Deed) => Promise<void> };

/** What is kept, to be handed out or deleted. */
function Kept({ email, onDeed }: KeptProps) {
  const [doubt, setDoubt] = useState<Doubt>();
  const save = async () => {
    const result = await tellOperator<ExportFile>('/people/export', { email });
    if (result.ok) saveFile('person.json', 'application/json', JSON.stringify(result.value, null, 2));
  };
  const erase = async (deed: Deed) => {
    await onDeed(deed);
    setDoubt(undefined);
  };
  return (
    <Panel title={copy.kept}>
      <div className={heldStyles.deeds}>
        <Button look="quiet" onClick={() => void save()}>
          {copy.export}
        </Button>
        <Button look="quiet" onClick={() => setDoubt({ deed: { kind: 'delete', email } })}>
          {copy.delete}
        </Button>
      </div>
      {doubt && <Sure doubt={doubt} onYes={erase} onNo={() => setDoubt(undefined)} />}
    </Panel>
  );
}
