import { useState } from 'react';
import { consentDetails, consentCopy as copy } from '../../content/pages/consent.ts';
import {
  type ConsentChoices,
  type ConsentPurpose,
  effectiveChoices,
  FULL_CONSENT,
  NO_CONSENT,
  purposes,
} from '../../core/consent/consent.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Modal } from '../ui/modal.tsx';
import { FixedRow, SwitchRow } from '../ui/switch-row.tsx';
import styles from './choices-dialog.module.css';

type Props = {
  readonly choices: ConsentChoices;
  /** Whether the browser sends Global Privacy Control. */
  readonly objects: boolean;
  readonly onSubmit: (choices: ConsentChoices) => void;
  readonly onClose: () => void;
};

/** Nothing is preselected. */
export function ChoicesDialog({ choices, objects, onSubmit, onClose }: Props) {
  const [ticked, setTicked] = useState(choices);
  const turn = (purpose: ConsentPurpose) => (on: boolean) =>
    setTicked((before) => effectiveChoices({ ...before, [purpose]: on }, objects));
  const impossible: ConsentChoices = { statistics: false, answers: !ticked.statistics, ads: objects };
  return (
    <Modal title={copy.dialogTitle} closeLabel={copy.close} onClose={onClose}>
      <p className={styles.lead}>{copy.text}</p>
      <p className={styles.lead}>{copy.dialogText}</p>
      {objects && <p className="notice">{copy.gpc}</p>}
      <div className={styles.root}>
        {purposes.map((purpose) => {
          const { title, text } = copy.purposes[purpose];
          const [first, rest] = parted(text);
          return (
            <SwitchRow
              key={purpose}
              title={title}
              text={first}
              on={ticked[purpose]}
              disabled={impossible[purpose]}
              onChange={turn(purpose)}
            >
              {rest && <Details title={title} text={rest} />}
            </SwitchRow>
          );
        })}
        <FixedRow title={copy.necessary.title} text={copy.necessary.text} state={copy.necessary.always} />
      </div>
      <p className={styles.more}>
        <Link href={copy.moreHref}>{copy.more}</Link> · <Link href={copy.rightsHref}>{copy.rights}</Link>
      </p>
      <div className={styles.foot}>
        <Button fullWidth onClick={() => onSubmit(ticked)}>
          {copy.save}
        </Button>
        <div className={styles.buttons}>
          <Button variant="quiet" onClick={() => onSubmit(NO_CONSENT)}>
            {copy.rejectAll}
          </Button>
          <Button variant="quiet" onClick={() => onSubmit(FULL_CONSENT)}>
            {copy.acceptAll}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function Details({ title, text }: { title: string; text: string }) {
  return (
    <details className={styles.details}>
      <summary>
        {consentDetails}
        <span className="visually-hidden">{`: ${title}`}</span>
      </summary>
      <p>{text}</p>
    </details>
  );
}

/** Word for word what is agreed to: a sentence beside the switch, and all that follows it one press away. */
function parted(text: string): readonly [first: string, rest: string] {
  const end = text.indexOf('. ') + 1 || text.length;
  return [text.slice(0, end), text.slice(end).trim()];
}
