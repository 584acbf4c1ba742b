import { overviewCopy } from '../../../content/operator/overview.ts';
import type { MorningReport, PaymentRates } from '../../../core/api/operator/morning.ts';
import type { DayFigures } from '../../../core/operator/day-figures.ts';
import type { Currency } from '../../../core/plans/plan.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { Figures } from '../parts/figures.tsx';
import { count, shareOrCount } from '../parts/format.ts';
import { RateTrend } from '../parts/rate-trend.tsx';
import { Trend } from '../parts/trend.tsx';
import { clockTime } from './clock-words.ts';
import { Sparkline } from './sparkline.tsx';

const { figures: copy } = overviewCopy;

type Tile = {
  readonly id: 'gross' | 'orders' | 'visitors';
  readonly of: (figures: DayFigures) => number;
  readonly format: (value: number) => string;
};

type Share = { readonly part: number; readonly whole: number };

const tilesIn = (currency: Currency): readonly Tile[] => [
  { id: 'gross', of: ({ gross }) => gross, format: (amount) => money(amount, currency) },
  { id: 'orders', of: ({ orders }) => orders, format: count },
  { id: 'visitors', of: ({ visitors }) => visitors, format: count },
];

const bought = ({ buyers, visitors }: DayFigures): Share => ({ part: buyers, whole: visitors });
const paidBack = ({ refunded, all }: PaymentRates): Share => ({ part: refunded, whole: all });
const disputed = ({ disputed, all }: PaymentRates): Share => ({ part: disputed, whole: all });

export function Tiles({ report: { currency, soFar, days, rates, wholeUntil }, zone }: { report: MorningReport; zone: string }) {
  const time = clockTime(wholeUntil, zone);
  return (
    <Figures
      figures={[
        ...tilesIn(currency).map(({ id, of, format }) => ({
          id,
          label: fill(copy[id], { time }),
          value: format(of(soFar.today)),
          note: (
            <>
              <Trend now={of(soFar.today)} before={of(soFar.weekBefore)} better="more" format={format} />
              <Sparkline values={days.map(of)} />
            </>
          ),
        })),
        rate('conversion', bought(soFar.today), bought(soFar.weekBefore), days.map(bought), 'more', time),
        rate('refunds', paidBack(rates.now), paidBack(rates.before), rates.days.map(paidBack), 'less'),
        rate('disputes', disputed(rates.now), disputed(rates.before), rates.days.map(disputed), 'less'),
      ]}
    />
  );
}

type RateId = Exclude<keyof typeof copy, Tile['id']>;

function rate(id: RateId, now: Share, before: Share, days: readonly Share[], better: 'more' | 'less', time = '') {
  return {
    id,
    label: fill(copy[id], { time }),
    value: shareOrCount(now.part, now.whole),
    note: (
      <>
        <RateTrend now={now} before={before} better={better} />
        <Sparkline values={days.map(({ part, whole }) => (whole === 0 ? 0 : part / whole))} />
      </>
    ),
  };
}
