import { Droplets, Sun, Wind } from 'lucide';
import { cityCopy } from '../../../content/pages/city.ts';
import { Icon } from '../../ui/icon.tsx';

const ICONS = { uv: Sun, humidity: Droplets, pollution: Wind } as const;

/** What the air asks of the skin where the visitor lives. A figure that nobody measured is never shown. */
export function EnvironmentTiles({ known, busy }: { known: boolean; busy: boolean }) {
  return (
    <dl class="tiles" aria-busy={busy}>
      {cityCopy.tiles.map((tile) => (
        <div class="tile" key={tile.id}>
          <dt>
            <span class="tile__icon">
              <Icon icon={ICONS[tile.id]} />
            </span>
            {tile.label}
          </dt>
          <dd>
            {busy ? (
              <span class="spinner" role="img" aria-label={cityCopy.loading} />
            ) : known ? (
              cityCopy.unavailable
            ) : (
              cityCopy.unknown
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
