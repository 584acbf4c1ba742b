// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { OptionCheckbox } from './option.tsx';

test('a label may break before a bracket, and keeps its letters', () => {
  const label = 'Treatment(Face)';
  render(<OptionCheckbox option={{ id: 'face', label }} chosen={false} onToggle={() => undefined} />);
  expect(screen.getByRole('checkbox').closest('label')?.textContent).toBe(label);
  expect(document.querySelector('wbr')?.previousSibling?.textContent).toBe('Treatment');
});
