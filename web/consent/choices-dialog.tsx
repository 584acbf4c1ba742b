import { useState } from 'react';
import { consentCopy as copy } from '../../content/pages/consent.ts';
import { type Choices, effective, everything, nothing, type Purpose, purposes } from '../../core/consent/consent.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Modal } from '../ui/modal.tsx';
import { FixedRow, SwitchRow } from '../ui/switch-row.tsx';
import styles from './choices-dialog.module.css';

type Props = {
  readonly choices: Choices;
  /** Whether the browser objects for its owner. */
  readonly objects: boolean;
  readonly onDecide: (choices: Choices) => void;
  readonly onClose: () => void;
};

/** Purpose by purpose, what is agreed to; nothing is switched on beforehand. */
export function ChoicesDialog({ choices, objects, onDecide, onClose }: Props) {
  const [ticked, setTicked] = useState(choices);
  const turn = (purpose: Purpose) => (on: boolean) => setTicked((before) => effective({ ...before, [purpose]: on }, objects));
  const impossible: Choices = { statistics: false, answers: !ticked.statistics, ads: objects };
  return (
    <Modal title={copy.dialogTitle} closeLabel={copy.close} onClose={onClose}>
      <p>{copy.dialogText}</p>
      {objects && <p className="notice">{copy.gpc}</p>}
      <div className={styles.root}>
        <FixedRow title={copy.necessary.title} text={copy.necessary.text} state={copy.necessary.always} />
        {purposes.map((purpose) => (
          <SwitchRow
            key={purpose}
            {...copy.purposes[purpose]}
            on={ticked[purpose]}
            disabled={impossible[purpose]}
            onSwitch={turn(purpose)}
          />
        ))}
      </div>
      <Button wide onClick={() => onDecide(ticked)}>
        {copy.save}
      </Button>
      <div className={styles.ways}>
        <Button look="quiet" onClick={() => onDecide(nothing)}>
          {copy.rejectAll}
        </Button>
        <Button look="quiet" onClick={() => onDecide(everything)}>
          {copy.acceptAll}
        </Button>
      </div>
      <p className={styles.more}>
        <Link href={copy.rightsHref}>{copy.rights}</Link>
      </p>
    </Modal>
  );
}
