import { ArrowDown } from 'lucide';
import { useState } from 'react';
import { funnelCopy } from '../../../content/operator/funnel.ts';
import type { FunnelPeriod, FunnelStage } from '../../../core/api/operator/funnel.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { count, ratio } from '../parts/format.ts';
import heatStyles from '../parts/heat.module.css';
import { heatLevel, relativeTo } from '../parts/heat.ts';
import { type FunnelPart, partsOf } from './parts.ts';
import { nameOf } from './stage-name.ts';
import { StepRow } from './step-row.tsx';
import styles from './steps.module.css';

const { steps: copy } = funnelCopy;

type Props = { readonly stages: readonly FunnelStage[]; readonly other: FunnelPeriod | undefined; readonly against: string };

/** The way from the landing page to the payment, part by part, with what each loses. */
export function Steps({ stages, other, against }: Props) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const parts = partsOf(stages);
  const heat = relativeTo(Math.max(0, ...parts.slice(0, -1).map(({ dropOff = 0 }) => dropOff)));
  const toggle = (id: string) => setOpened(opened.includes(id) ? opened.filter((each) => each !== id) : [...opened, id]);
  return (
    <>
      <ol className={styles.root}>
        {parts.map((part, index) => {
          const open = opened.includes(part.id);
          const last = index === parts.length - 1;
          return (
            <li key={part.id}>
              <StepRow row={part} other={otherShare(part.stages[0], other)} open={open} onToggle={() => toggle(part.id)} />
              {open && (
                <ol className={styles.inner}>
                  {part.stages.map((stage) => (
                    <li key={stage.id}>
                      <StepRow row={{ ...stage, title: nameOf(stage), stages: [stage] }} other={otherShare(stage, other)} />
                      <Between {...stage} heat={heat(stage.dropOff)} />
                    </li>
                  ))}
                </ol>
              )}
              {!last && !open && <Between {...part} heat={heat(part.dropOff)} />}
            </li>
          );
        })}
      </ol>
      {other && (
        <p className={styles.legend}>
          <span className={styles.sample} aria-hidden="true" />
          {fill(copy.mark, { against })}
        </p>
      )}
    </>
  );
}

type BetweenProps = Pick<FunnelPart, 'lost' | 'dropOff'> & { readonly heat: number | undefined };

function Between({ lost, dropOff, heat }: BetweenProps) {
  if (dropOff === undefined) return null;
  return (
    <p className={`${styles.between} ${heatStyles.root}`} data-heat={heatLevel(heat)} data-tone="loss">
      <Icon icon={ArrowDown} size={14} />
      {fill(copy.between, { share: ratio(1 - dropOff), lost: count(lost), dropOff: ratio(dropOff) })}
    </p>
  );
}

function otherShare(stage: FunnelStage | undefined, other: FunnelPeriod | undefined): number | undefined {
  return other?.stages.find(({ id }) => id === stage?.id)?.ofFirst;
}
