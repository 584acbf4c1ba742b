// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { uiCopy } from '../../content/ui.ts';
import { render } from '../testing/render.tsx';
import { ExampleDot } from './example-dot.tsx';
import { ExampleMark } from './example-mark.tsx';

test('a sample among claims is marked as an example', () => {
  const document = { kind: 'evidence', document: 'A survey', date: '2026-11-01' } as const;
  const { rerender } = render(<ExampleMark of={[{ basis: document }, { basis: { kind: 'sample' } }]} />);
  expect(screen.getByText(uiCopy.example)).toBeTruthy();
  rerender(<ExampleMark of={[{ basis: document }]} />);
  expect(screen.queryByText(uiCopy.example)).toBeNull();
});

test('a mark that is drawn as a dot is read out as the word', () => {
  render(<ExampleDot of={[{ basis: { kind: 'sample' } }]} />);
  expect(screen.getByText(uiCopy.example)).toBeTruthy();
});
