import type { Ingredient } from '../../../core/program/ingredient.ts';
import type { SourceId } from '../sources.ts';

export type SkincareIngredient = Ingredient<string, SourceId>;
