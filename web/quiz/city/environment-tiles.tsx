import '../../design/disclosure.css';
import { Info } from 'lucide';
import type { ReactNode } from 'react';
import { cityCopy, citySources } from '../../../content/pages/city.ts';
import type { EnvironmentReading, EnvironmentResponse } from '../../../core/api/environment.ts';
import { positionIn } from '../../../core/places/position-id.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { monthName } from '../../../core/presentation/month.ts';
import { SunStrip } from '../../program/sun-strip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Dial } from './dials.tsx';
import styles from './environment-tiles.module.css';
import type { EnvironmentState } from './use-environment.ts';

type TileId = (typeof cityCopy.tiles)[number]['id'];
type Props = {
  readonly surroundings: EnvironmentState;
  readonly busy: boolean;
  readonly typed: boolean;
  readonly placeId: string | undefined;
};

/** What the sun and the air ask of the skin where the visitor lives. A tile is left out where there is no figure for it. */
export function EnvironmentTiles({ surroundings, busy, typed, placeId }: Props) {
  const waiting = busy || surroundings.kind === 'asking';
  const found = !waiting && surroundings.kind === 'found' ? surroundings.environment : undefined;
  return (
    <div aria-live="polite" aria-busy={waiting}>
      <dl className={styles.tiles}>
        {cityCopy.tiles
          .filter(({ id }) => !found || isSourced(found[id]))
          .map((tile) => (
            <div className={styles.root} data-figure={tile.id} data-loaded={found && true} key={tile.id}>
              <dt>
                <Dial id={tile.id} reading={found?.[tile.id]} />
                <span>{tile.label}</span>
                {found && !hasMethod(tile.id, found[tile.id]) && <Basis reading={found[tile.id]} />}
              </dt>
              {waiting ? (
                <dd>
                  <Spinner className={styles.spinner} role="img" aria-label={cityCopy.loading} />
                </dd>
              ) : found ? (
                <TileValue id={tile.id} environment={found} />
              ) : (
                <dd className={styles.skin}>{tile.hint}</dd>
              )}
            </div>
          ))}
      </dl>
      {found && <Sources environment={found} />}
      {!waiting && <Note surroundings={surroundings} typed={typed} />}
      {placeId && positionIn(placeId) && (
        <p className={styles.tilesNote}>
          <a href={citySources.openstreetmap.credit.url}>{citySources.openstreetmap.credit.text}</a>
        </p>
      )}
    </div>
  );
}

/** A page that is older than the server does not know every source, and draws no figure without it. */
function isSourced(reading: EnvironmentReading<string>): boolean {
  return reading.basis !== 'unavailable' && reading.source in citySources;
}

/** How the figure was found takes a sentence. */
function hasMethod(id: TileId, { basis }: EnvironmentReading<string>): boolean {
  return id === 'uv' || basis === 'estimate';
}

function Basis({ reading, children }: { reading: EnvironmentReading<string>; children?: ReactNode }) {
  if (reading.basis === 'unavailable') return null;
  return (
    <span className={styles.basis} data-basis={reading.basis}>
      <span>{cityCopy.basis[reading.basis]}</span>
      {children}
    </span>
  );
}

function TileValue({ id, environment }: { id: TileId; environment: EnvironmentResponse }) {
  const reading: EnvironmentReading<string> = environment[id];
  if (reading.basis === 'unavailable') return null;
  const bands: Readonly<Record<string, { readonly name: string; readonly skin: string }>> = cityCopy.bands[id];
  const band = bands[reading.band];
  const source: SourceText = citySources[reading.source];
  const unit = cityCopy.units[reading.basis][id];
  return (
    <>
      <dd className={styles.value}>
        <strong>
          {whole(reading.value)}
          {unit && <small> {unit}</small>}
        </strong>{' '}
        <span>{band?.name}</span>
      </dd>
      <dd className={styles.skin}>
        {band?.skin} {id === 'uv' && <Midday now={reading.value} environment={environment} />}
      </dd>
      {id === 'uv' && (
        <dd className={styles.year} aria-hidden="true">
          <SunStrip peaks={environment.uvYear} month={environment.uvMonth.month} />
        </dd>
      )}
      {hasMethod(id, reading) && (
        <dd>
          <details className={styles.method}>
            <summary>
              <Basis reading={reading}>
                <Icon icon={Info} size={16} />
                <span className="visually-hidden">{cityCopy.method}</span>
              </Basis>
            </summary>
            <p className={styles.skin}>
              {id === 'uv' && <Usual environment={environment} />} {source.basis}
            </p>
          </details>
        </dd>
      )}
    </>
  );
}

/** What the sun reaches today, if that is more than now. */
function Midday({ now, environment: { uvPeak } }: { now: number; environment: EnvironmentResponse }) {
  return now < uvPeak.value ? fill(cityCopy.peak, { uv: whole(uvPeak.value) }) : null;
}

/** What it reaches in this month, and the strongest month. */
function Usual({ environment: { uvMonth, uvYear } }: { environment: EnvironmentResponse }) {
  const [low, high] = [whole(uvMonth.low), whole(uvMonth.high)];
  const top = Math.max(...uvYear);
  return (
    <>
      {fill(cityCopy.month, {
        month: monthName(uvMonth.month),
        range: low === high ? high : fill(cityCopy.range, { low, high }),
      })}{' '}
      {fill(cityCopy.strongest, { month: monthName(uvYear.indexOf(top) + 1), uv: whole(top) })}
    </>
  );
}

/** Why there are no figures, or whose they are when they are live. */
function Note({ surroundings, typed }: { surroundings: EnvironmentState; typed: boolean }) {
  if (surroundings.kind === 'failed') return <p className={styles.tilesNote}>{cityCopy.failed}</p>;
  if (surroundings.kind !== 'found') return typed ? <p className={styles.tilesNote}>{cityCopy.typed}</p> : null;
  const { environment } = surroundings;
  if (cityCopy.tiles.every(({ id }) => environment[id].basis !== 'live')) return null;
  return (
    <p className={styles.tilesNote}>
      <Source credit={citySources['open-meteo'].credit} />
    </p>
  );
}

/** Whose open data the estimates are, as the licences ask us to say: folded, since it is longer than what it stands below. */
function Sources({ environment }: { environment: EnvironmentResponse }) {
  const credited = cityCopy.tiles.flatMap(({ id, label }) => {
    const reading: EnvironmentReading<string> = environment[id];
    if (reading.basis !== 'estimate' || !isSourced(reading)) return [];
    const { credit }: SourceText = citySources[reading.source];
    return credit ? [{ label, credit }] : [];
  });
  if (credited.length === 0) return null;
  return (
    <details className={styles.sources}>
      <summary>{cityCopy.sources}</summary>
      {credited.map(({ label, credit }) => (
        <p className={styles.skin} key={label}>
          {label}. <Source credit={credit} />
        </p>
      ))}
    </details>
  );
}

type Credit = { readonly text: string; readonly url: string; readonly licence?: string; readonly licenceUrl?: string };

type SourceText = { readonly basis?: string; readonly credit?: Credit };

function Source({ credit: { text, url, licence, licenceUrl } }: { credit: Credit }) {
  return (
    <>
      {cityCopy.source} <a href={url}>{text}</a>
      {licence && (
        <>
          {' '}
          (<a href={licenceUrl}>{licence}</a>)
        </>
      )}
    </>
  );
}

const whole = (value: number) => String(Math.round(value));
