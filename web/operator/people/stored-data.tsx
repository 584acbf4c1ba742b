import { peopleCopy as copy } from '../../../content/operator/people.ts';
import { saveFile } from '../../browser/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../parts/panel.tsx';
import type { PendingAction } from './confirm-dialog.tsx';
import { usePersonExport } from './queries.ts';
import styles from './stored-data.module.css';

type Props = {
  readonly email: string;
  readonly canExport: boolean;
  readonly canDelete: boolean;
  readonly onRequestConfirm: (pendingAction: PendingAction) => void;
};

export function StoredData({ email, canExport, canDelete, onRequestConfirm }: Props) {
  const { mutate } = usePersonExport(email);
  const save = () =>
    mutate(undefined, {
      onSuccess: (file) => saveFile('person.json', 'application/json', JSON.stringify(file, null, 2)),
    });
  return (
    <Panel title={copy.kept}>
      <div className={styles.actions}>
        {canExport && (
          <Button variant="quiet" onClick={save}>
            {copy.export}
          </Button>
        )}
        {canDelete && (
          <Button variant="quiet" onClick={() => onRequestConfirm({ action: { kind: 'delete', email } })}>
            {copy.delete}
          </Button>
        )}
      </div>
    </Panel>
  );
}
