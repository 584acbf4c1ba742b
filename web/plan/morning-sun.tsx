import { cityCopy } from '../../content/pages/city.ts';
import { planCopy } from '../../content/pages/plan.ts';
import { uvBand } from '../../core/environment/bands.ts';
import { parseCitySun } from '../../core/environment/city-sun.ts';
import { fill } from '../../core/presentation/fill.ts';
import { monthName } from '../../core/presentation/month.ts';
import { useJourney } from '../browser/journey.ts';
import { SunStrip } from '../program/sun-strip.tsx';
import styles from './today.module.css';

type Props = { readonly answers: Readonly<Record<string, unknown>>; readonly time: number };

/** The sun of the year where the visitor lives, which the device alone knows. */
export function MorningSun({ answers, time }: Props) {
  const city = useJourney(({ stored }) => stored.city);
  const peaks = parseCitySun(city?.sun)?.year;
  if (!city || !peaks || !Object.values(answers).includes(city.label)) return null;
  const month = new Date(time).getMonth() + 1;
  const peak = peaks[month - 1] ?? 0;
  const { name } = cityCopy.bands.uv[uvBand(peak)];
  const values = { city: city.name, month: monthName(month), uv: String(Math.round(peak)), band: name.toLowerCase() };
  return (
    <div className={styles.sun}>
      <SunStrip peaks={peaks} month={month} />
      <p>{fill(planCopy.today.sun, values)}</p>
    </div>
  );
}
