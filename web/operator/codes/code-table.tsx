import { useState } from 'react';
import { codesCopy as copy } from '../../../content/operator/codes.ts';
import { frameCopy } from '../../../content/operator/frame.ts';
import { plans } from '../../../content/plans.ts';
import type { CodeAmounts, ReportedCode } from '../../../core/api/operator/codes.ts';
import { dayAt } from '../../../core/operator/period.ts';
import { CURRENCY, planTitle } from '../../../core/plans/plan.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Badge, type Tone } from '../parts/badge.tsx';
import { failureText } from '../parts/failure-text.ts';
import { count, placeName } from '../parts/format.ts';
import { useReportZone } from '../parts/report-zone.ts';
import { type Column, Table } from '../parts/table.tsx';
import { useCodeEnding } from './queries.ts';

const TONES: Readonly<Record<ReportedCode['state'], Tone>> = {
  planned: 'wait',
  running: 'good',
  'used-up': 'plain',
  ended: 'plain',
};

/** One line for each currency that orders with a code were paid in. */
type Line = ReportedCode & { readonly sums: CodeAmounts };

const NOTHING: CodeAmounts = { currency: CURRENCY, gross: 0, refunded: 0, lost: 0, tax: 0, fees: 0, net: 0 };

type Props = { readonly codes: readonly ReportedCode[]; readonly mayManage: boolean };

export function CodeTable({ codes, mayManage }: Props) {
  const zone = useReportZone();
  const lines = codes.flatMap((code) => (code.amounts.length > 0 ? code.amounts : [NOTHING]).map((sums) => ({ ...code, sums })));
  const { columns } = copy;
  const amount = (id: 'gross' | 'refunded' | 'net'): Column<Line> => ({
    id,
    title: columns[id],
    figure: true,
    cell: ({ sums }) => money(sums[id], sums.currency),
  });
  return (
    <Table<Line>
      label={copy.title}
      rows={lines}
      keyOf={({ name, sums }) => `${name} ${sums.currency}`}
      columns={[
        { id: 'name', title: columns.name, cell: ({ name }) => name },
        { id: 'state', title: columns.state, cell: ({ state }) => <Badge tone={TONES[state]}>{copy.states[state]}</Badge> },
        { id: 'off', title: columns.off, cell: offText },
        { id: 'plans', title: columns.plans, cell: plansText },
        { id: 'runs', title: columns.runs, cell: (code) => runsText(code, zone) },
        { id: 'uses', title: columns.uses, figure: true, cell: usesText },
        amount('gross'),
        amount('refunded'),
        amount('net'),
        { id: 'madeBy', title: columns.madeBy, cell: ({ madeBy }) => madeBy },
        ...(mayManage
          ? [{ id: 'end', title: '', cell: (code: Line) => code.state !== 'ended' && <Ending name={code.name} /> }]
          : []),
      ]}
    />
  );
}

function Ending({ name }: Pick<ReportedCode, 'name'>) {
  const [asking, setAsking] = useState(false);
  const { mutate, error, isPending } = useCodeEnding();
  return (
    <>
      <Button variant="plain" aria-label={fill(copy.endOf, { code: name })} onClick={() => setAsking(true)}>
        {copy.end}
      </Button>
      <span role="alert">{failureText(error)}</span>
      {asking && (
        <Modal title={copy.ending.title} closeLabel={frameCopy.close} onClose={() => setAsking(false)}>
          <p>{fill(copy.ending.about, { code: name })}</p>
          <BusyButton
            fullWidth
            busy={isPending}
            busyLabel={frameCopy.loading}
            onClick={() => mutate(name, { onSettled: () => setAsking(false) })}
          >
            {copy.ending.confirm}
          </BusyButton>
          <Button fullWidth variant="quiet" onClick={() => setAsking(false)}>
            {copy.ending.cancel}
          </Button>
        </Modal>
      )}
    </>
  );
}

function offText({ off, charges }: ReportedCode): string {
  const text = charges === null ? copy.lasts.always : charges === 1 ? copy.lasts.once : copy.lasts.several;
  return fill(text, { off: 'percent' in off ? `${off.percent}%` : money(off.amount, off.currency), charges: String(charges) });
}

function plansText({ plans: ids }: ReportedCode): string {
  return ids === null ? copy.allPlans : ids.map((id) => planTitle(plans, id)).join(', ');
}

function runsText({ beginsAt, endsAt }: ReportedCode, zone: string): string {
  const begins = placeName(dayAt(beginsAt, zone), 'day');
  // It ends as its last day does.
  return endsAt === null
    ? fill(copy.from, { begins })
    : fill(copy.until, { begins, ends: placeName(dayAt(endsAt - 1, zone), 'day') });
}

function usesText({ uses, maxUses }: ReportedCode): string {
  return maxUses === null ? count(uses) : fill(copy.usesOf, { uses: count(uses), most: count(maxUses) });
}
