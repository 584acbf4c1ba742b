import { apiCopy as copy } from '../../../content/operator/api.ts';
import { API_TABLES, type ApiTable } from '../../../core/operator/api-scopes.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Panel } from '../parts/panel.tsx';
import { useIsAllowed } from '../parts/role.ts';
import styles from './integrations.module.css';
import { useTableFile } from './queries.ts';

const PERSONAL: readonly ApiTable[] = ['people', 'answers'];

export function TableFiles() {
  const seesRevenue = useIsAllowed('see-revenue');
  const exportsPeople = useIsAllowed('export-people');
  const tables = API_TABLES.filter((table) => (PERSONAL.includes(table) ? exportsPeople : seesRevenue));
  if (tables.length === 0) return null;
  return (
    <Panel title={copy.files.title} note={copy.files.note}>
      <div className={styles.actions}>
        {tables.map((table) => (
          <TableFile key={table} table={table} />
        ))}
      </div>
    </Panel>
  );
}

function TableFile({ table }: { readonly table: ApiTable }) {
  const { mutate, isPending, error } = useTableFile(table);
  const failure = failureText(error);
  return (
    <>
      <BusyButton variant="quiet" busy={isPending} busyLabel={copy.files.busy} onClick={() => mutate()}>
        {fill(copy.files.action, { table: copy.tables[table] })}
      </BusyButton>
      <span role="alert">{failure}</span>
    </>
  );
}
