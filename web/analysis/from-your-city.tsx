import { analysis } from '../../content/analysis.ts';
import { cityCopy } from '../../content/pages/city.ts';
import { cityAdvice } from '../../content/pages/city-advice.ts';
import { uvBand } from '../../core/environment/bands.ts';
import { parseCitySun } from '../../core/environment/city-sun.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { useJourney } from '../browser/journey.ts';
import analysisStyles from './analysis.module.css';
import styles from './from-your-city.module.css';
import { SunYear } from './sun-year.tsx';

export function FromYourCity() {
  const city = useJourney(({ stored }) => stored.city);
  const sun = parseCitySun(city?.sun);
  if (!city || !sun) return null;
  const { uv, at, year } = sun;
  const band = cityCopy.bands.uv[uvBand(uv)];
  const values = { city: city.name, day: day(at), uv: String(Math.round(uv)), band: band.name.toLowerCase() };
  return (
    <aside className={styles.root} aria-labelledby="from-city">
      <h3 id="from-city">{cityAdvice.title}</h3>
      <p>{`${fill(cityAdvice.sun, values)} ${band.skin}`}</p>
      {year && analysis.mode === 'computed' && <SunYear city={city.name} months={year} />}
      <p className={analysisStyles.note}>{cityAdvice.basis}</p>
    </aside>
  );
}
