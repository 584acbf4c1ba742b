import { growthCopy } from '../../../content/operator/growth.ts';
import { plans as catalogue } from '../../../content/plans.ts';
import type { ActivationCounts, GrowthReport } from '../../../core/api/operator/growth.ts';
import { planTitle } from '../../../core/plans/plan.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { count, moment, share } from '../parts/format.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { RateTrend } from '../parts/rate-trend.tsx';
import { Table } from '../parts/table.tsx';
import { Trend } from '../parts/trend.tsx';
import { durationText } from './duration-text.ts';

const { activation: copy, figures } = growthCopy;

type Activation = GrowthReport['activation'];

export function activationFigures(activation: Activation) {
  const { started, activated, medianSeconds, before } = activation;
  const medianBefore = before?.medianSeconds ?? null;
  return [
    {
      id: 'activated',
      label: figures.activated,
      value: share(activated, started),
      note: (
        <>
          <span>{partOf(activation)}</span>
          {before !== null && (
            <RateTrend
              now={{ part: activated, whole: started }}
              before={{ part: before.activated, whole: before.started }}
              better="more"
            />
          )}
        </>
      ),
    },
    {
      id: 'toActivation',
      label: figures.toActivation,
      value: medianText(activation),
      note: (
        <>
          <span>{copy.median}</span>
          {medianSeconds !== null && medianBefore !== null && (
            <Trend now={medianSeconds} before={medianBefore} better="less" format={durationText} />
          )}
        </>
      ),
    },
  ];
}

export function ActivationByPlan({ activation }: Pick<GrowthReport, 'activation'>) {
  const { started, activated, plans, since } = activation;
  const recorded = since === null ? undefined : fill(copy.since, { time: moment(since) });
  return (
    <Panel title={copy.title} note={recorded}>
      {plans.length === 0 ? (
        <Empty>{recorded === undefined ? copy.empty : copy.emptySince}</Empty>
      ) : (
        <Table
          label={copy.title}
          rows={plans}
          keyOf={({ planId }) => planId}
          columns={[
            { id: 'plan', title: copy.plan, cell: ({ planId }) => planTitle(catalogue, planId) },
            { id: 'started', title: copy.started, figure: true, cell: (plan) => count(plan.started) },
            { id: 'activated', title: copy.activated, figure: true, cell: (plan) => count(plan.activated) },
            { id: 'rate', title: copy.rate, figure: true, cell: (plan) => share(plan.activated, plan.started) },
            { id: 'median', title: copy.median, figure: true, cell: medianText },
          ]}
          total={['', count(started), count(activated), share(activated, started), medianText(activation)]}
        />
      )}
    </Panel>
  );
}

function partOf({ started, activated, since }: Activation): string {
  const part = { part: count(activated), all: count(started) };
  if (since === null) return fill(copy.part, part);
  const time = moment(since);
  return started === 0 ? fill(copy.recorded, { time }) : fill(copy.partSince, { ...part, time });
}

function medianText({ medianSeconds }: ActivationCounts): string {
  return medianSeconds === null ? '–' : durationText(medianSeconds);
}
