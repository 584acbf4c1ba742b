// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { kindsCopy } from '../../content/pages/kinds.ts';
import { quizCopy } from '../../content/pages/quiz.ts';
import { kindsGuide } from '../../content/pages/styleguide-kinds.ts';
import { NO_ANSWER } from '../../core/funnel/answer-export.ts';
import type { FurtherStep } from '../../core/funnel/step.ts';
import { deliverEvents, type TrackedEvent } from '../browser/events.ts';
import { clearJourney, currentJourney, saveAnswer } from '../browser/journey.ts';
import { read, write } from '../browser/storage.ts';
import { render } from '../testing/render.tsx';
import { ConsentScreen } from './screens/consent.tsx';
import { DateScreen } from './screens/date.tsx';
import { NumberScreen } from './screens/number.tsx';
import { PicturesScreen } from './screens/pictures.tsx';
import { SliderScreen } from './screens/slider.tsx';
import { TextScreen } from './screens/text.tsx';

const { number, slider, date, text, lines, pictures, consent } = kindsGuide.steps;
const place = { section: 'You', number: 2, path: '/quiz2' };
const placed = <S extends FurtherStep>(step: S): S & typeof place => ({ ...step, ...place });

let events: TrackedEvent[] = [];
deliverEvents((event) => void events.push(event));
afterEach(() => {
  clearJourney();
  events = [];
});

const answers = () => currentJourney().stored.answers;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const next = () => screen.getByRole('button', { name: quizCopy.next });
const error = () => screen.getByRole('alert').textContent;
/** After the paint in which they are delivered. */
const tracked = (name: string) =>
  expect.poll(() => events.filter((event) => event.name === name).map(({ properties }) => properties));

describe('a number', () => {
  const label = `${number.label} (cm)`;

  test('is stored when Next is pressed, and is part of the event', async () => {
    const { user } = render(<NumberScreen step={placed(number)} />);
    await user.type(field(label), '172,4{Enter}');
    expect(answers()).toEqual({ height: '172' });
    await tracked('Quiz Step Complete').toEqual([{ step_number: 2, answers: { height: '172' } }]);
  });

  test('that is wrong is said beside its field, which gets the focus, and goes when it is mended', async () => {
    const { user } = render(<NumberScreen step={placed(number)} />);
    await user.type(field(label), '1.72');
    expect(error()).toBe('');
    await user.click(next());
    expect(error()).toContain('100 cm');
    expect(document.activeElement).toBe(field(label));
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(field(label).getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
    expect(answers()).toEqual({});
    await tracked('Validation Error').toEqual([{ step_id: 'height', field: 'number' }]);
    await user.clear(field(label));
    await user.type(field(label), '172');
    expect(error()).toBe('');
  });

  test('is converted when the unit changes, and stored in the first one', async () => {
    const { user } = render(<NumberScreen step={placed(number)} />);
    await user.type(field(label), '170');
    await user.click(screen.getByRole('radio', { name: 'Feet and inches' }));
    expect([field('Feet').value, field('Inches').value]).toEqual(['5', '7']);
    await user.clear(field('Inches'));
    await user.type(field('Inches'), '10');
    await user.click(next());
    expect(answers()).toEqual({ height: '178' });
  });

  test('that was answered before stands in its field', () => {
    saveAnswer(number, '181');
    render(<NumberScreen step={placed(number)} />);
    expect(field(label).value).toBe('181');
    expect(field(label).inputMode).toBe('numeric');
  });
});

describe('a slider', () => {
  const thumb = () => screen.getByRole<HTMLInputElement>('slider', { name: slider.label });

  test('has no answer until it is moved', async () => {
    const { user } = render(<SliderScreen step={placed(slider)} />);
    expect(thumb().getAttribute('aria-valuetext')).toBe(kindsCopy.slider.untouched);
    await user.click(next());
    expect(error()).toBe(kindsCopy.slider.missing);
    expect(answers()).toEqual({});
    fireEvent.change(thumb(), { target: { value: '8' } });
    expect(thumb().getAttribute('aria-valuetext')).toBe('8');
    await user.click(next());
    expect(answers()).toEqual({ energy: '8' });
  });

  test.each([
    ['a tap', () => fireEvent.click(thumb())],
    ['the blank key', () => fireEvent.keyDown(thumb(), { key: ' ' })],
    ['the enter key', () => fireEvent.keyDown(thumb(), { key: 'Enter' })],
  ])('takes the value where it stands by %s', async (_, press) => {
    const { user } = render(<SliderScreen step={placed(slider)} />);
    press();
    expect(thumb().getAttribute('aria-valuetext')).toBe('5');
    await user.click(next());
    expect(answers()).toEqual({ energy: '5' });
  });
});

describe('a date', () => {
  const write = async (user: ReturnType<typeof render>['user'], month: string, day: string, year: string) => {
    for (const [name, value] of Object.entries({ Month: month, Day: day, Year: year })) {
      await user.clear(field(name));
      await user.type(field(name), value);
    }
  };

  test('is stored, and no event carries it', async () => {
    const { user } = render(<DateScreen step={placed(date)} />);
    expect(screen.getByRole('group', { name: date.label }).contains(field('Year'))).toBe(true);
    expect(['Day', 'Month', 'Year'].map((name) => field(name).autocomplete)).toEqual(['bday-day', 'bday-month', 'bday-year']);
    await write(user, '2', '29', '1988');
    await user.click(next());
    expect(answers()).toEqual({ birthday: '1988-02-29' });
    await tracked('Quiz Step Complete').toEqual([{ step_number: 2, answers: {} }]);
  });

  test.each([
    ['2', '30', '1990', 'Day', kindsCopy.date.problems.impossible],
    ['2', '3', '90', 'Year', kindsCopy.date.problems.year],
    ['1', '1', '2999', 'Year', date.problems?.late],
  ])('that is wrong, such as %s/%s/%s, leads to its field %s', async (month, day, year, part, sentence) => {
    const { user } = render(<DateScreen step={placed(date)} />);
    await write(user, month, day, year);
    await user.click(next());
    expect(error()).toBe(sentence);
    expect(document.activeElement).toBe(field(part));
    expect(['Day', 'Month', 'Year'].filter((name) => field(name).getAttribute('aria-invalid') === 'true')).toEqual([part]);
    expect(answers()).toEqual({});
  });
});

describe('a text', () => {
  test('is stored, and no event carries it', async () => {
    const { user } = render(<TextScreen step={placed(text)} />);
    await user.type(field(text.label), ' Ann {Enter}');
    expect(answers()).toEqual({ name: 'Ann' });
    await tracked('Quiz Step Complete').toEqual([{ step_number: 2, answers: {} }]);
  });

  test('that is too long keeps every letter and says how many are too many', async () => {
    const { user } = render(<TextScreen step={placed(text)} />);
    await user.type(field(text.label), 'x'.repeat(33));
    await user.click(next());
    expect(error()).toContain('3 characters too many');
    expect(field(text.label).value).toHaveLength(33);
  });

  test('may be left empty where it is optional, which takes an earlier answer back', async () => {
    saveAnswer(lines, 'Less red.');
    const { user } = render(<TextScreen step={placed(lines)} />);
    expect(next()).toBeTruthy();
    await user.clear(field(lines.label));
    await user.click(screen.getByRole('button', { name: kindsCopy.skip }));
    expect(answers()).toEqual({});
    await tracked('Validation Error').toEqual([]);
  });
});

describe('pictures', () => {
  test('are named by their words, say what they show, and one of them answers', async () => {
    const { user } = render(<PicturesScreen step={placed(pictures)} />);
    await user.click(
      screen.getByRole('button', {
        name: 'A look in the mirror',
        description: 'A face in a round mirror between leaves and a flower.',
      }),
    );
    expect(answers()).toEqual({ shelf: 'mirror' });
  });

  test('can be ticked where several are asked for', async () => {
    const { user } = render(<PicturesScreen step={{ ...placed(pictures), several: true }} />);
    expect(screen.queryByRole('button', { name: quizCopy.next })).toBeNull();
    await user.click(
      screen.getByRole('checkbox', { name: 'A full shelf', description: 'A magnifying glass over a row of bottles.' }),
    );
    await user.click(screen.getByRole('checkbox', { name: 'A few drops' }));
    expect(answers()).toEqual({ shelf: ['dropper', 'shelf'] });
    await user.click(next());
    await tracked('Quiz Step Complete').toEqual([{ step_number: 2, answers: { shelf: ['dropper', 'shelf'] } }]);
  });
});

describe('a consent', () => {
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: consent.agreement });

  test('is not given beforehand, and is stored with its version and its time', async () => {
    const { user } = render(<ConsentScreen step={placed(consent)} />);
    expect(box().checked).toBe(false);
    await user.click(next());
    expect(error()).toBe(kindsCopy.consent.required);
    expect(document.activeElement).toBe(box());
    await user.click(box());
    await user.click(next());
    expect(answers().study).toMatch(/^2026-11 \d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
    await tracked('Quiz Step Complete').toEqual([{ step_number: 2, answers: {} }]);
  });

  test('is taken back the moment that its box is unticked', async () => {
    saveAnswer(consent, '2026-11 2026-11-29T09:30:00.000Z');
    const { user } = render(<ConsentScreen step={placed(consent)} />);
    expect(box().checked).toBe(true);
    expect(answers().study).toBe('2026-11 2026-11-29T09:30:00.000Z');
    await user.click(box());
    expect([box().checked, answers()]).toEqual([false, {}]);
  });

  test('is taken back in what waits to be sent after a payment, and given again there', async () => {
    saveAnswer(consent, '2026-11 2026-11-29T09:30:00.000Z');
    write('userData', { study: 'Agreed to version 2026-11 at 2026-11-29T09:30:00.000Z', skinType: 'Dry' });
    const { user } = render(<ConsentScreen step={placed(consent)} />);
    await user.click(box());
    expect(read('userData')).toEqual({ study: NO_ANSWER, skinType: 'Dry' });
    await user.click(box());
    expect(read('userData')).toEqual({ study: expect.stringMatching(/^Agreed to version 2026-11 at 20/), skinType: 'Dry' });
  });

  test('to an older wording is none', () => {
    saveAnswer(consent, '2025-01 2025-11-29T09:30:00.000Z');
    render(<ConsentScreen step={placed(consent)} />);
    expect(box().checked).toBe(false);
  });

  test('that is not required can be left out', async () => {
    const { required: _, ...optional } = consent;
    const { user } = render(<ConsentScreen step={placed(optional)} />);
    await user.click(next());
    expect(answers()).toEqual({});
    await tracked('Quiz Step Complete').toHaveLength(1);
  });
});
