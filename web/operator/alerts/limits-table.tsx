import { alertsCopy } from '../../../content/operator/alerts.ts';
import type { AlertSettings } from '../../../core/api/operator/alerts.ts';
import { Table } from '../parts/table.tsx';
import { LIMIT_FIELDS, textsOf, wordsOf } from './limit-values.ts';

const { limits: copy } = alertsCopy;

export function LimitsTable({ settings }: { readonly settings: AlertSettings }) {
  const texts = textsOf(settings);
  const rows = [
    ...LIMIT_FIELDS.map((field) => ({ id: field, label: wordsOf(field).label, value: texts[field] || copy.off })),
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
