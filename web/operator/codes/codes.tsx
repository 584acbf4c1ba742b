import { useQuery } from '@tanstack/react-query';
import { codesCopy as copy } from '../../../content/operator/codes.ts';
import { Definitions } from '../parts/definitions.tsx';
import { Empty, Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { useIsAllowed } from '../parts/role.ts';
import { CodeForm } from './code-form.tsx';
import { CodeTable } from './code-table.tsx';
import { codesQuery } from './queries.ts';

export function CodesPage() {
  const codes = useQuery(codesQuery());
  const mayManage = useIsAllowed('manage-codes');
  return (
    <>
      <Panel title={copy.title} note={copy.note}>
        <QueryContent query={codes}>
          {({ codes: list }) =>
            list.length > 0 ? <CodeTable codes={list} mayManage={mayManage} /> : <Empty>{copy.empty}</Empty>
          }
        </QueryContent>
      </Panel>
      <Definitions title={copy.meaning} meanings={copy.definitions} />
      {mayManage && <CodeForm />}
    </>
  );
}
