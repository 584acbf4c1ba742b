import { describe, expect, test } from 'vitest';
import { labelText } from './label-text.ts';

describe('the text of a photographed label', () => {
  test.each([
    ['is one line', 'Aqua, Glycerin,\nNiacinamide, Panthenol', 'Aqua, Glycerin, Niacinamide, Panthenol'],
    ['begins after its heading', 'SILK CREAM\n50 ml\nIngredients: Aqua, Glycerin, Urea', 'Aqua, Glycerin, Urea'],
    ['begins after a heading in another language', 'Ingrédients : Aqua, Glycerin, Urea', 'Aqua, Glycerin, Urea'],
    ['has a name whole that ran over two lines', 'Aqua, Phenoxy-\nethanol, Glycerin', 'Aqua, Phenoxyethanol, Glycerin'],
    [
      'keeps the dash of a name that has one',
      'Aqua, Coco-Glucoside, Ceteareth-\n20, Urea',
      'Aqua, Coco-Glucoside, Ceteareth- 20, Urea',
    ],
    ['has no line of the table around it', 'Aqua | Glycerin | Niacinamide', 'Aqua Glycerin Niacinamide'],
  ])('%s', (_what, recognized, text) => {
    expect(labelText(recognized, 90)).toEqual({ kind: 'text', text });
  });

  test('is nothing where there are no letters, and blurred where few of them are sure', () => {
    expect(labelText('', 0)).toEqual({ kind: 'nothing' });
    expect(labelText('~ 1 .. | a', 80)).toEqual({ kind: 'nothing' });
    expect(labelText('Agua Glvcenn Nlacmarmde', 49)).toEqual({ kind: 'blurred' });
    expect(labelText('Aqua Glycerin Niacinamide', 50)).toMatchObject({ kind: 'text' });
  });
});
