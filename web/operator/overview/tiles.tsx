import { overviewCopy } from '../../../content/operator/overview.ts';
import type { MorningReport } from '../../../core/api/operator/morning.ts';
import type { DayFigures } from '../../../core/operator/day-figures.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { Figures } from '../parts/figures.tsx';
import { count, ratio } from '../parts/format.ts';
import { Trend } from '../parts/trend.tsx';
import { clockTime } from './clock-words.ts';
import { Sparkline } from './sparkline.tsx';

const { figures: copy } = overviewCopy;

type Tile = {
  readonly id: keyof typeof copy;
  readonly of: (figures: DayFigures) => number;
  readonly format: (value: number) => string;
};

const TILES: readonly Tile[] = [
  { id: 'gross', of: ({ gross }) => gross, format: (cents) => money(cents) },
  { id: 'orders', of: ({ orders }) => orders, format: count },
  { id: 'visitors', of: ({ visitors }) => visitors, format: count },
  { id: 'conversion', of: ({ buyers, visitors }) => part(buyers, visitors), format: ratio },
];

export function Tiles({ report: { soFar, days, rates, wholeUntil }, zone }: { report: MorningReport; zone: string }) {
  const time = clockTime(wholeUntil, zone);
  return (
    <Figures
      figures={[
        ...TILES.map(({ id, of, format }) => ({
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
        ...(['refunds', 'disputes'] as const).map((id) => {
          const of = ({ all, refunded, disputed }: MorningReport['rates']['now']) =>
            part(id === 'refunds' ? refunded : disputed, all);
          return {
            id,
            label: copy[id],
            value: ratio(of(rates.now)),
            note: (
              <>
                <Trend now={of(rates.now)} before={of(rates.before)} better="less" format={ratio} />
                <Sparkline values={rates.days.map(of)} />
              </>
            ),
          };
        }),
      ]}
    />
  );
}

function part(some: number, all: number): number {
  return all === 0 ? 0 : some / all;
}
