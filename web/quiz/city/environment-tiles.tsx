import { credits } from '../../../content/credits.ts';
import { cityCopy } from '../../../content/pages/city.ts';
import type { EnvironmentReading, EnvironmentResponse } from '../../../core/api/environment.ts';
import { positionIn } from '../../../core/places/position-id.ts';
import { fill } from '../../../core/presentation/fill.ts';
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

/** What the sun and the air ask of the skin where the visitor lives. A figure that nobody measured or worked out is never shown. */
export function EnvironmentTiles({ surroundings, busy, typed, placeId }: Props) {
  const waiting = busy || surroundings.kind === 'asking';
  const found = !waiting && surroundings.kind === 'found' ? surroundings.environment : undefined;
  return (
    <div aria-live="polite" aria-busy={waiting}>
      <dl className={styles.tiles}>
        {cityCopy.tiles.map((tile) => (
          <div className={styles.root} data-loaded={Boolean(found) || undefined} key={tile.id}>
            <dt>
              <Dial id={tile.id} reading={found?.[tile.id]} />
              <span>{tile.label}</span>
              {found && <Badge reading={found[tile.id]} />}
            </dt>
            {waiting ? (
              <dd>
                <Spinner className={styles.spinner} role="img" aria-label={cityCopy.loading} />
              </dd>
            ) : found ? (
              <TileValue id={tile.id} environment={found} unknown={tile.unknown} />
            ) : (
              <dd className={styles.skin}>{tile.hint}</dd>
            )}
          </div>
        ))}
      </dl>
      {!waiting && <Note surroundings={surroundings} typed={typed} />}
      {placeId !== undefined && positionIn(placeId) && (
        <p className={styles.tilesNote}>
          <a href={credits.openstreetmap.url}>{credits.openstreetmap.text}</a>
        </p>
      )}
    </div>
  );
}

function Badge({ reading }: { reading: EnvironmentReading<string> }) {
  if (reading.basis === 'unavailable') return null;
  return (
    <span className={styles.basis} data-basis={reading.basis}>
      {cityCopy.basis[reading.basis]}
    </span>
  );
}

function TileValue({ id, environment, unknown }: { id: TileId; environment: EnvironmentResponse; unknown: string }) {
  const reading: EnvironmentReading<string> = environment[id];
  if (reading.basis === 'unavailable') return <dd className={styles.skin}>{unknown}</dd>;
  const bands: Readonly<Record<string, { readonly name: string; readonly skin: string }>> = cityCopy.bands[id];
  const band = bands[reading.band];
  const { uvPeak } = environment;
  const peak = id === 'uv' && reading.value < uvPeak.value && fill(cityCopy.peak, { uv: whole(uvPeak.value) });
  return (
    <>
      <dd className={styles.value}>
        <strong>
          {whole(reading.value)}
          {cityCopy.units[id] && <small> {cityCopy.units[id]}</small>}
        </strong>{' '}
        <span>{band?.name}</span>
      </dd>
      <dd className={styles.skin}>
        {band?.skin} {peak}
      </dd>
    </>
  );
}

/** What the figures rest on, or why there are none. */
function Note({ surroundings, typed }: { surroundings: EnvironmentState; typed: boolean }) {
  if (surroundings.kind === 'failed') return <p className={styles.tilesNote}>{cityCopy.failed}</p>;
  if (surroundings.kind !== 'found') return typed ? <p className={styles.tilesNote}>{cityCopy.typed}</p> : null;
  const { uv, humidity, pollution } = surroundings.environment;
  const weather = credits['open-meteo'];
  return (
    <p className={styles.tilesNote}>
      {uv.basis === 'estimate' && <>{cityCopy.estimated} </>}
      {[uv, humidity, pollution].some(({ basis }) => basis === 'live') && (
        <>
          {cityCopy.source} <a href={weather.url}>{weather.text}</a> (<a href={weather.licenceUrl}>{weather.licence}</a>)
        </>
      )}
    </p>
  );
}

const whole = (value: number) => String(Math.round(value));
