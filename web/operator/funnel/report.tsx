import { frameCopy } from '../../../content/operator/frame.ts';
import { funnelCopy as copy } from '../../../content/operator/funnel.ts';
import type { FunnelPeriod, FunnelReport, FunnelStage } from '../../../core/api/operator/funnel.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { count, moment, ratio } from '../parts/format.ts';
import { relativeTo } from '../parts/heat.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { Headline } from './headline.tsx';
import { nameOf } from './stage-name.ts';
import { Steps } from './steps.tsx';

type Props = {
  readonly report: FunnelReport;
  readonly other: FunnelPeriod | undefined;
  readonly against: string;
  readonly csv: string;
};

/** Of visitors who meet several conditions. */
const NOT_STORED: readonly string[] = ['median', 'back', 'errors'];

export function Report({ report, other, against, csv }: Props) {
  const { stages, countedUntil, agreedOnly } = report;
  if (stages.length === 0) return <Empty>{copy.tooFew}</Empty>;
  if ((stages[0]?.visitors ?? 0) === 0) return <Empty>{copy.empty}</Empty>;
  const { chart, table } = copy;
  const otherOf = ({ id }: FunnelStage) => other?.stages.find((stage) => stage.id === id);
  const heat = relativeTo(Math.max(0, ...stages.slice(0, -1).map(({ dropOff = 0 }) => dropOff)));
  const allColumns: readonly Column<FunnelStage>[] = [
    { id: 'stage', title: table.stage, cell: nameOf },
    { id: 'visitors', title: table.visitors, figure: true, cell: ({ visitors }) => count(visitors) },
    { id: 'ofFirst', title: table.ofFirst, figure: true, cell: ({ ofFirst }) => ratio(ofFirst) },
    { id: 'other', title: fill(table.compared, { against }), figure: true, cell: (stage) => ratio(otherOf(stage)?.ofFirst) },
    { id: 'ofPrevious', title: table.ofPrevious, figure: true, cell: ({ ofPrevious }) => ratio(ofPrevious) },
    { id: 'lost', title: table.lost, figure: true, cell: ({ lost }) => count(lost) },
    {
      id: 'dropOff',
      title: table.dropOff,
      figure: true,
      cell: ({ dropOff }) => ratio(dropOff),
      heat: ({ dropOff }) => heat(dropOff),
    },
    {
      id: 'median',
      title: table.median,
      figure: true,
      cell: ({ medianSeconds }) => medianSeconds !== undefined && fill(copy.seconds, { count: medianSeconds.toFixed(1) }),
    },
    { id: 'back', title: table.back, figure: true, cell: ({ backRate }) => backRate !== undefined && ratio(backRate) },
    { id: 'errors', title: table.errors, figure: true, cell: ({ errors = 0 }) => errors > 0 && count(errors) },
  ];
  const columns = allColumns.filter(({ id }) => !agreedOnly || !NOT_STORED.includes(id));
  const time = countedUntil === null ? undefined : moment(countedUntil);
  const notes = [
    ...(time ? [fill(agreedOnly ? chart.agreed : chart.counted, { time })] : []),
    ...(report.hidden ? [chart.hidden] : []),
  ];
  return (
    <>
      <Headline report={report} other={other} against={against} sameVisitors={other !== undefined && other === report.previous} />
      <Panel
        title={chart.title}
        note={notes.join(' ') || undefined}
        action={
          <LinkButton variant="quiet" href={csv} download="funnel.csv">
            {frameCopy.csv}
          </LinkButton>
        }
      >
        <Steps stages={stages} other={other} against={against} />
      </Panel>
      <Panel title={table.title}>
        <Table label={table.title} rows={stages} keyOf={({ id }) => id} columns={columns} csv={false} />
      </Panel>
    </>
  );
}
