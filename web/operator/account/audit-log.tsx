import { useEffect, useState } from 'react';
import { accountCopy } from '../../../content/operator/account.ts';
import type { AuditEntry, AuditPage } from '../../../core/api/operator/session.ts';
import { useAsked } from '../../browser/operator.ts';
import { Button } from '../../ui/button.tsx';
import { moment } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { Table } from '../parts/table.tsx';
import { Answered } from '../parts/waiting.tsx';

const { audit } = accountCopy;

export function AuditLog() {
  const [before, setBefore] = useState<string>();
  const [entries, setEntries] = useState<readonly AuditEntry[]>([]);
  const asked = useAsked<AuditPage>(before ? `/audit?before=${before}` : '/audit');
  useEffect(() => {
    const next = asked.value?.entries ?? [];
    setEntries((known) => [...known, ...next.filter(({ id }) => known.every((entry) => entry.id !== id))]);
  }, [asked.value]);
  return (
    <Panel title={audit.title} note={audit.note}>
      <Answered asked={asked}>
        {({ more }) =>
          entries.length === 0 ? (
            <Empty>{audit.empty}</Empty>
          ) : (
            <>
              <Table
                label={audit.title}
                rows={entries}
                keyOf={({ id }) => id}
                columns={[
                  { id: 'when', title: audit.when, whole: true, cell: ({ at }) => moment(at) },
                  { id: 'what', title: audit.what, cell: ({ action }) => audit.actions[action] ?? action },
                  { id: 'who', title: audit.who, cell: ({ subject }) => subject ?? '' },
                  { id: 'detail', title: audit.more, cell: ({ detail }) => detail ?? '' },
                ]}
              />
              {more && (
                <Button look="quiet" onClick={() => setBefore(entries.at(-1)?.id)}>
                  {audit.older}
                </Button>
              )}
            </>
          )
        }
      </Answered>
    </Panel>
  );
}
