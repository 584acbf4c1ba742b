import { alertsCopy } from '../../../content/operator/alerts.ts';
import type { AlertSettings } from '../../../core/api/operator/alerts.ts';
import { Panel } from '../parts/panel.tsx';
import { Table } from '../parts/table.tsx';
import { LIMIT_FIELDS, textsOf } from './limit-values.ts';
import { LimitsForm } from './limits-form.tsx';

const { limits: copy } = alertsCopy;
type Props = { readonly settings: AlertSettings };

export function LimitsPanel({ settings, canSet }: Props & { readonly canSet: boolean }) {
  return (
    <Panel title={copy.title} note={canSet ? copy.note : copy.readOnly}>
      {canSet ? <LimitsForm settings={settings} /> : <LimitsTable settings={settings} />}
    </Panel>
  );
}

function LimitsTable({ settings }: Props) {
  const texts = textsOf(settings);
  const rows = [
    ...LIMIT_FIELDS.map((field) => ({ id: field, label: copy[field].label, value: texts[field] || copy.off })),
    { id: 'anomalies', label: copy.anomalies, value: settings.anomalies ? copy.on : copy.off },
    { id: 'timeZone', label: copy.timeZone, value: settings.timeZone },
  ];
  return (
    <Table
      label={copy.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { id: 'limit', title: copy.limit, cell: ({ label }) => label },
        { id: 'value', title: copy.value, figure: true, cell: ({ value }) => value },
      ]}
    />
  );
}
