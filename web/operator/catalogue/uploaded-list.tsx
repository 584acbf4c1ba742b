import { catalogueCopy as copy } from '../../../content/operator/catalogue.ts';
import type { UploadedList } from '../../../core/api/operator/catalogue.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge, type Tone } from '../parts/badge.tsx';
import { failureText } from '../parts/failure-text.ts';
import { count, moment } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import styles from './catalogue.module.css';
import { type ListAction, useListAction } from './queries.ts';
import { KindTable, ListFigures, NameTable, NoteTable } from './report.tsx';

type Draft = Extract<UploadedList, { state: 'draft' }>;
type Props = {
  readonly list: UploadedList;
  /** Nothing but the demonstration was in use before. */
  readonly isFirst: boolean;
  readonly onDone: (action: ListAction) => void;
};

const TONES: Readonly<Record<UploadedList['state'], Tone>> = { reading: 'wait', choosing: 'wait', refused: 'bad', draft: 'wait' };

export function UploadedListPanel({ list, isFirst, onDone }: Props) {
  const by = list.by ?? copy.inUse.command;
  return (
    <Panel
      title={list.fileName}
      note={fill(copy.uploaded, { when: moment(list.uploadedAt), by })}
      action={<Badge tone={TONES[list.state]}>{copy.states[list.state]}</Badge>}
    >
      <div role="status">
        {list.state === 'reading' && <p>{copy.reading}</p>}
        {list.state === 'choosing' && <p>{copy.choosing}</p>}
      </div>
      {list.state === 'refused' && (
        <div className="notice notice--error" role="alert">
          <p>{copy.refused}</p>
          <ul className={styles.refusals}>
            {list.refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        </div>
      )}
      {list.state === 'draft' && <p>{changeText(list, isFirst)}</p>}
      {(list.state === 'draft' || list.state === 'refused') && <Actions list={list} onDone={onDone} />}
      {(list.state === 'draft' || list.state === 'choosing') && (
        <>
          <ListFigures report={list.report} served={list.state === 'draft' ? list.served : undefined} />
          <NoteTable kind="problems" notes={list.report.problems} lines={list.report.refusedLines} />
          <NoteTable kind="warnings" notes={list.report.warnings} lines={list.report.warnedLines} />
          <NameTable report={list.report} />
          <KindTable report={list.report} />
        </>
      )}
    </Panel>
  );
}

function changeText({ report, change }: Draft, isFirst: boolean): string {
  if (report.products === 0) return copy.nothing;
  const counts = { added: count(change.added), changed: count(change.changed), removed: count(change.removed) };
  return fill(isFirst ? copy.change.first : copy.change.text, counts);
}

function Actions({ list, onDone }: Omit<Props, 'isFirst'>) {
  const publication = useListAction('publication', onDone);
  const removal = useListAction('removal', onDone);
  const failure = failureText(publication.error ?? removal.error);
  const isPublishable = list.state === 'draft' && list.report.products > 0;
  return (
    <>
      <div className={styles.actions}>
        {isPublishable && (
          <BusyButton busy={publication.isPending} busyLabel={copy.publishing} onClick={() => publication.mutate(list.id)}>
            {fill(list.report.refusedLines > 0 ? copy.publishOthers : copy.publish, { products: count(list.report.products) })}
          </BusyButton>
        )}
        <Button variant="quiet" disabled={removal.isPending} onClick={() => removal.mutate(list.id)}>
          {copy.discard}
        </Button>
      </div>
      <div role="alert">{failure && <p className="notice notice--error">{failure}</p>}</div>
    </>
  );
}
