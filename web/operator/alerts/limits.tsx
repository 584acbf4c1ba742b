import { alertsCopy } from '../../../content/operator/alerts.ts';
import type { AlertSettings } from '../../../core/api/operator/alerts.ts';
import { Panel } from '../parts/panel.tsx';
import { LimitsForm } from './limits-form.tsx';
import { LimitsTable } from './limits-table.tsx';

const { limits: copy } = alertsCopy;
type Props = { readonly settings: AlertSettings };

export function LimitsPanel({ settings, canSet }: Props & { readonly canSet: boolean }) {
  return (
    <Panel title={copy.title} note={canSet ? copy.note : copy.readOnly}>
      {canSet ? <LimitsForm settings={settings} /> : <LimitsTable settings={settings} />}
    </Panel>
  );
}
