import { campaignsCopy as copy } from '../../../content/operator/campaigns.ts';
import { hasUnfilledMacro } from '../../../core/analytics/name.ts';
import type { CampaignRow } from '../../../core/api/operator/campaigns.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { LEVELS } from './level.ts';

const MAX_SHOWN = 5;

/** Links of ads in which the platform left a macro as it was: their orders cannot be told apart. */
export function UnfilledMacros({ rows }: { readonly rows: readonly CampaignRow[] }) {
  const names = new Set(rows.flatMap((row) => LEVELS.map((level) => row[level]).filter(hasUnfilledMacro)));
  if (names.size === 0) return null;
  const shown = [...names].slice(0, MAX_SHOWN).join(', ');
  return (
    <p className="notice notice--error">
      {fill(names.size === 1 ? copy.macros.one : copy.macros.several, { names: shown, count: names.size })}
    </p>
  );
}
