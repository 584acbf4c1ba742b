// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { planCopy } from '../../content/pages/plan.ts';
import { knowledge } from '../../content/skincare/knowledge.ts';
import type { LabelProblem, PhotoReading } from '../../core/label-photo/label-text.ts';
import { createProgram } from '../../core/program/create-program.ts';
import { readLabelPhoto } from '../browser/label-photo.ts';
import { render } from '../testing/render.tsx';
import { LabelCheck } from './label-check.tsx';
import { dry } from './testing.ts';

vi.mock('../browser/label-photo.ts', () => ({ readLabelPhoto: vi.fn() }));

beforeEach(() => {
  vi.mocked(readLabelPhoto).mockReset();
});

const { label: copy } = planCopy;
const program = createProgram(knowledge, { answers: dry });
const photo = (name = 'label.png') => new File(['pixels'], name, { type: 'image/png' });
const list = () => screen.getByRole('textbox', { name: copy.list }) as HTMLTextAreaElement;
const chooser = () => screen.getByLabelText(copy.photo.label);

function opened() {
  const { user } = render(<LabelCheck program={program} />);
  return user;
}

test('the text of a photo stands in the box, after what was typed, and is not checked by itself', async () => {
  vi.mocked(readLabelPhoto).mockResolvedValue({ kind: 'text', text: 'Glycerin, Urea' });
  const user = opened();
  await user.type(list(), 'Aqua,');
  await user.upload(chooser(), photo());
  expect(await screen.findByText(copy.photo.read)).toBeTruthy();
  expect(list().value).toBe('Aqua,\nGlycerin, Urea');
  expect(screen.queryByText(/^It fits you/)).toBeNull();
});

test.each(Object.keys(copy.photo.problems) as LabelProblem[])(
  'a photo that is %s has its sentence and leaves the text',
  async (kind) => {
    vi.mocked(readLabelPhoto).mockResolvedValue({ kind });
    const user = opened();
    await user.type(list(), 'Aqua');
    await user.upload(chooser(), photo());
    expect((await screen.findByText(copy.photo.problems[kind])).getAttribute('role')).toBe('alert');
    expect(list().value).toBe('Aqua');
  },
);

test('code that does not load has the sentence of a reader that does not load', async () => {
  vi.mocked(readLabelPhoto).mockRejectedValue(new TypeError('failed to fetch'));
  await opened().upload(chooser(), photo());
  expect(await screen.findByText(copy.photo.problems.unavailable)).toBeTruthy();
});

test('of two photos the later one counts, and what reads is said while it does', async () => {
  const answers: ((reading: PhotoReading) => void)[] = [];
  vi.mocked(readLabelPhoto).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const user = opened();
  await user.upload(chooser(), photo('first.png'));
  expect(screen.getByText(copy.photo.reading)).toBeTruthy();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await user.upload(chooser(), photo('second.png'));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.({ kind: 'text', text: 'of the second' });
  answers[0]?.({ kind: 'text', text: 'of the first' });
  await screen.findByText(copy.photo.read);
  expect(list().value).toBe('of the second');
});

test('what is typed while a photo is read stays before its text', async () => {
  let answer: (reading: PhotoReading) => void = () => undefined;
  vi.mocked(readLabelPhoto).mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const user = opened();
  await user.upload(chooser(), photo());
  await user.type(list(), 'Aqua,');
  await vi.waitFor(() => expect(readLabelPhoto).toHaveBeenCalled());
  answer({ kind: 'text', text: 'Urea' });
  await screen.findByText(copy.photo.read);
  expect(list().value).toBe('Aqua,\nUrea');
});

test('a verdict goes when the list or the kind of the product changes', async () => {
  const user = opened();
  const check = async () => {
    await user.click(screen.getByRole('button', { name: copy.check }));
    return screen.findByText(/^Leave it: /);
  };
  await user.type(list(), 'Aqua, Glycerin, Parfum');
  await check();
  await user.selectOptions(screen.getByLabelText(copy.kind), 'toner');
  expect(screen.queryByText(/^Leave it: /)).toBeNull();
  await check();
  await user.type(list(), ', Urea');
  expect(screen.queryByText(/^Leave it: /)).toBeNull();
});

test('the chooser is named by its button, described by its hint, and takes pictures alone', () => {
  opened();
  const input = chooser();
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(copy.photo.hint);
  expect(input.getAttribute('accept')).toBe('image/*');
});
