// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { habits } from '../../content/funnel/habits.ts';
import { shelfCopy, shelfIcons } from '../../content/pages/shelf.ts';
import { knowledge } from '../../content/skincare/knowledge.ts';
import { createProgram } from '../../core/program/create-program.ts';
import { render } from '../testing/render.tsx';
import { bottlesOf } from './bottles-of.ts';
import { Shelf } from './shelf.tsx';

const { note, stays } = shelfCopy;
const show = (answers: Record<string, unknown>) =>
  render(<Shelf answers={answers} program={createProgram(knowledge, { answers })} />);

test('each product of the question has the drawing that the question shows', () => {
  const [, question] = habits.steps;
  const drawn = question.options.flatMap(({ id, icon }) => (id === 'none' ? [] : [[id, icon] as const]));
  expect(Object.fromEntries(drawn)).toEqual(shelfIcons);
});

test.each([
  ['all of it stays', ['cleanser', 'moisturizer'], {}, 2, note.all],
  ['a part of it stays', ['cleanser', 'exfoliator'], { usedSkincareAcids: 'no-acids' }, 1, note.some],
  ['nothing of it stays', ['exfoliator'], { usedSkincareAcids: 'no-acids' }, 0, note.none],
])('a shelf says what stays in the plan where %s', (_, skincareProductsUse, others, staying, sentence) => {
  show({ skinType: 'oily', skincareProductsUse, ...others });
  expect(screen.getAllByRole('listitem')).toHaveLength(skincareProductsUse.length);
  expect(screen.queryAllByText(stays)).toHaveLength(staying);
  expect(screen.getByText(sentence)).toBeTruthy();
});

test.each([[undefined], [['none']]])('there is no shelf where %s was answered', (skincareProductsUse) => {
  show({ skinType: 'oily', skincareProductsUse });
  expect(screen.queryByText(shelfCopy.title)).toBeNull();
  expect(bottlesOf({ skincareProductsUse })).toEqual([]);
});
