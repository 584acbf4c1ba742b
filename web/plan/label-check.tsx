import { useId, useState } from 'react';
import { planCopy } from '../../content/pages/plan.ts';
import { programWords } from '../../content/skincare/words/words.ts';
import { fill } from '../../core/presentation/fill.ts';
import { type Program, productKinds } from '../../core/program/program.ts';
import { capitalized, listed } from '../../core/program/wording.ts';
import { loadCode } from '../browser/load-code.ts';
import drawing from '../illustrations/scenes/label.svg?url';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import styles from './label-check.module.css';
import { LabelPhoto } from './label-photo.tsx';
import planStyles from './plan.module.css';
import type { LabelReading } from './read-label.ts';
import { SectionTitle } from './section-title.tsx';

const copy = planCopy.label;
const MAX_LENGTH = 5000;
/** Longer lists are mostly what stands around the ingredients. */
const MAX_UNREAD = 8;

/** Reads a pasted or photographed label, and says how the product fits. The reader loads with the first check. */
export function LabelCheck({ program }: { program: Program }) {
  const [kind, setKind] = useState<(typeof productKinds)[number]>('moisturizer');
  const [list, setList] = useState('');
  const [problem, setProblem] = useState<string>();
  const [reading, setReading] = useState<LabelReading>();
  const select = useId();
  /** A verdict is of the list and the kind that were checked, and a photo takes its time. */
  const change = (list: (before: string) => string) => {
    setList(list);
    setProblem(undefined);
    setReading(undefined);
  };
  const check = async () => {
    setReading(undefined);
    if (list.trim() === '') return setProblem(copy.empty);
    try {
      const { readLabel } = await loadCode(() => import('./read-label.ts'));
      setProblem(undefined);
      setReading(readLabel(list, kind, program));
    } catch {
      setProblem(copy.failed);
    }
  };
  return (
    <section id="label" className={`${planStyles.drawn} ${styles.root}`} aria-labelledby="label-title">
      <SectionTitle id="label-title" text={copy.title} drawing={drawing} />
      <p>{copy.lead}</p>
      <div className={styles.fields}>
        <div>
          <div className={styles.kind}>
            <label htmlFor={select}>{copy.kind}</label>
            <select
              id={select}
              value={kind}
              onChange={(event) => {
                setKind(productKinds.find((one) => one === event.currentTarget.value) ?? kind);
                setReading(undefined);
              }}
            >
              {productKinds.map((one) => (
                <option key={one} value={one}>
                  {capitalized(programWords.kinds[one])}
                </option>
              ))}
            </select>
          </div>
          <LabelPhoto
            // A label around a bottle needs two photos.
            onText={(text) => change((before) => [before.trim(), text].filter(Boolean).join('\n').slice(0, MAX_LENGTH))}
          />
        </div>
        <div>
          <TextArea
            label={copy.list}
            hint={copy.hint}
            name="label"
            value={list}
            error={problem}
            maxLength={MAX_LENGTH}
            onChange={(value) => change(() => value)}
          />
          <div>
            <Button variant="quiet" onClick={() => void check()}>
              {copy.check}
            </Button>
          </div>
        </div>
      </div>
      <div role="status">{reading && <Reading reading={reading} />}</div>
    </section>
  );
}

function Reading({ reading: { verdict, percent, barred, reasons, unread } }: { reading: LabelReading }) {
  const facts = { percent: String(percent ?? ''), names: listed(barred, copy.and) };
  return (
    <div className={styles.reading} data-verdict={verdict}>
      <p className={styles.verdict}>{fill(copy.verdicts[verdict], facts)}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {unread.length > 0 && (
        <p className={styles.unread}>{fill(copy.unread, { names: unread.slice(0, MAX_UNREAD).join(', ') })}</p>
      )}
    </div>
  );
}
