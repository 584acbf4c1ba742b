import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { campaignsCopy } from '../../../content/operator/campaigns.ts';
import { knownNames, type SourceAlias } from '../../../core/analytics/source-aliases.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { ApiError } from '../../browser/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Definitions } from '../parts/definitions.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { useIsAllowed } from '../parts/role.ts';
import { Table } from '../parts/table.tsx';
import styles from './campaigns.module.css';
import { aliasesQuery, useAlias, useAliasRemoval } from './queries.ts';

const { sources: copy } = campaignsCopy;

const KNOWN = Object.fromEntries(Object.entries(knownNames).map(([source, aliases]) => [source, aliases.join(', ')]));

export function SourceNames() {
  const mayName = useIsAllowed('name-sources');
  const aliases = useQuery(aliasesQuery());
  return (
    <Panel title={copy.title} note={copy.note}>
      <QueryContent query={aliases}>
        {(list) => list.aliases.length > 0 && <AliasTable aliases={list.aliases} mayName={mayName} />}
      </QueryContent>
      {mayName && <AliasForm />}
      <Definitions title={copy.known} meanings={KNOWN} />
    </Panel>
  );
}

type TableProps = { readonly aliases: readonly SourceAlias[]; readonly mayName: boolean };

function AliasTable({ aliases, mayName }: TableProps) {
  return (
    <Table<SourceAlias>
      label={copy.title}
      rows={aliases}
      keyOf={({ alias }) => alias}
      csv={false}
      columns={[
        { id: 'alias', title: copy.alias, cell: ({ alias }) => alias },
        { id: 'source', title: copy.source, cell: ({ source }) => source },
        ...(mayName
          ? [{ id: 'remove', title: '', cell: ({ alias }: SourceAlias) => <Removal key={alias} alias={alias} /> }]
          : []),
      ]}
    />
  );
}

function Removal({ alias }: Pick<SourceAlias, 'alias'>) {
  const { mutate, error } = useAliasRemoval();
  return (
    <>
      <Button variant="plain" aria-label={fill(copy.removeOf, { alias })} onClick={() => mutate({ alias })}>
        {copy.remove}
      </Button>
      <span role="alert">{failureText(error)}</span>
    </>
  );
}

function AliasForm() {
  const [alias, setAlias] = useState('');
  const [source, setSource] = useState('');
  const { mutate, error, isPending } = useAlias();
  const fields: Readonly<Record<string, string>> = error instanceof ApiError ? error.fields : {};
  const save = () => {
    if (isPending) return;
    mutate({ alias, source }, { onSuccess: () => setAlias('') });
  };
  return (
    <Form
      className={styles.form}
      action={copy.save}
      busy={isPending}
      busyLabel={copy.busy}
      failure={Object.keys(fields).length > 0 ? undefined : failureText(error)}
      onSubmit={save}
    >
      <Field label={copy.alias} name="alias" autoComplete="off" error={fields.alias} value={alias} onChange={setAlias} />
      <Field
        label={copy.source}
        name="source"
        autoComplete="off"
        hint={copy.hint}
        error={fields.source}
        value={source}
        onChange={setSource}
      />
    </Form>
  );
}
