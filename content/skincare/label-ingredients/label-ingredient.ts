import type { StudiedIngredient } from '../../../core/catalogue/listed-ingredient.ts';
import type { SkincareIngredient } from '../ingredients/skincare-ingredient.ts';

export type LabelIngredient = SkincareIngredient & StudiedIngredient;
