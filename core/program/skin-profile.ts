import type { ConcernId, IngredientFamily } from './ingredient.ts';

export type Reason = { readonly step: string; readonly option: string };

export type FamilyExperience = 'used' | 'open' | 'unsure' | 'refused';

export type SkinProfile = {
  readonly type: 'dry' | 'normal' | 'oily' | 'combination' | undefined;
  readonly sensitive: boolean;
  /** Feels tight or flakes: water is lost faster than usual. */
  readonly tight: boolean;
  /** In the order in which the program takes them on. */
  readonly concerns: readonly {
    readonly id: ConcernId;
    readonly because: readonly Reason[];
    readonly points: number;
    /** 2: named as a concern. 1: named as a further one. 0: another answer hints at it. */
    readonly wish: 0 | 1 | 2;
  }[];
  readonly experience: Readonly<Record<'acids' | 'retinoids' | 'antioxidants' | 'sulfates', FamilyExperience>>;
};

/** About an id of `content/skincare/ingredients.ts`, or a whole family. */
export type IngredientAdvice = {
  readonly about: { readonly ingredient: string } | { readonly family: IngredientFamily };
  readonly because: readonly [Reason, ...Reason[]];
};

/** A concern without its weight, which only the choice of actives needs. */
type NamedConcern = Pick<SkinProfile['concerns'][number], 'id' | 'because'>;

export type Fit = {
  readonly profile: Omit<SkinProfile, 'concerns'> & { readonly concerns: readonly NamedConcern[] };
  /** `use`: of an active, the step that brings it in. */
  readonly seek: readonly (IngredientAdvice & { readonly use?: { readonly step: string } })[];
  readonly avoid: readonly (IngredientAdvice & { readonly degree?: 'leave-out' | 'go-easy' })[];
  /** The program does not say so by name, and no product with it is proposed. */
  readonly avoidSilently: readonly IngredientAdvice[];
};
