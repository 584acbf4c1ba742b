import type { ConcernId } from '../program/ingredient.ts';
import type { Fit, Reason } from '../program/skin-profile.ts';
import type { SkinTrait } from './weights.ts';

type TraitReason = {
  readonly trait: SkinTrait;
  readonly because: readonly Reason[];
};

export function traitReasons({ profile }: Fit): readonly TraitReason[] {
  const { type, sensitive, tight } = profile;
  const blemishes = concernReason(profile, 'blemishes');
  const shine = concernReason(profile, 'shine');
  return [
    ...(sensitive ? [{ trait: 'sensitive', because: [] } as const] : []),
    ...(tight ? [{ trait: 'tight', because: [] } as const] : []),
    ...(type === 'dry' ? [{ trait: 'dry', because: [] } as const] : []),
    ...(type === 'oily' ? [{ trait: 'oily', because: [] } as const] : shine ? [{ trait: 'oily', because: shine } as const] : []),
    ...(blemishes ? [{ trait: 'blemish-prone', because: blemishes } as const] : []),
  ];
}

function concernReason({ concerns }: Fit['profile'], concern: ConcernId): readonly Reason[] | undefined {
  return concerns.find(({ id }) => id === concern)?.because;
}
