import { growthCopy } from '../../../content/operator/growth.ts';
import type { GrowthReport } from '../../../core/api/operator/growth.ts';
import { count, share } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import { Table } from '../parts/table.tsx';

const { alternatives: copy } = growthCopy;

export function Alternatives({ alternatives: { kinds, all } }: Pick<GrowthReport, 'alternatives'>) {
  return (
    <Panel title={copy.title} note={copy.note}>
      <Table
        label={copy.title}
        rows={kinds}
        keyOf={({ kind }) => kind}
        columns={[
          { id: 'kind', title: copy.kind, cell: ({ kind }) => copy.kinds[kind] },
          { id: 'saved', title: copy.saved, figure: true, cell: ({ saved }) => count(saved) },
          { id: 'lost', title: copy.lost, figure: true, cell: ({ lost }) => count(lost) },
          { id: 'rate', title: copy.rate, figure: true, cell: ({ saved, lost }) => share(lost, saved) },
        ]}
        total={['', count(all.saved), count(all.lost), share(all.lost, all.saved)]}
      />
    </Panel>
  );
}
