import { frameCopy } from '../../../content/operator/frame.ts';
import { PAGE } from '../../../core/operator/request.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Button } from '../../ui/button.tsx';
import { count } from './format.ts';
import styles from './pager.module.css';

type Props = {
  readonly offset: number;
  readonly shown: number;
  readonly total: number;
  readonly onOffsetChange: (offset: number) => void;
};

export function Pager({ offset, shown, total, onOffsetChange }: Props) {
  if (total <= PAGE && offset === 0) return null;
  return (
    <div className={styles.root}>
      {offset > 0 && (
        <Button variant="quiet" onClick={() => onOffsetChange(Math.max(0, offset - PAGE))}>
          {frameCopy.newer}
        </Button>
      )}
      <p>{fill(frameCopy.range, { from: count(offset + 1), to: count(offset + shown), total: count(total) })}</p>
      {offset + shown < total && (
        <Button variant="quiet" onClick={() => onOffsetChange(offset + PAGE)}>
          {frameCopy.older}
        </Button>
      )}
    </div>
  );
}
