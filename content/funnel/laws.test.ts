import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../core/analytics/catalogue.ts';
import { stagesOf } from '../../core/analytics/stages.ts';
import { CheckoutRequest } from '../../core/api/checkout.ts';
import { SubmissionRequest } from '../../core/api/submissions.ts';
import { NO_ANSWER, questionAnswers, userData } from '../../core/funnel/answer-export.ts';
import { validAnswers } from '../../core/funnel/answers.ts';
import { exampleAnswer } from '../../core/funnel/example-answer.ts';
import { repeatProblems } from '../../core/funnel/repeat.ts';
import type { Option, Step } from '../../core/funnel/step.ts';
import { stageTitles } from '../stages.ts';
import { funnel, sections } from './index.ts';

/* Holds for every funnel that this site can walk. What the demonstration asks is pinned in `content/demonstration.test.ts`. */

const optionsOf = (step: Step): readonly Option[] => ('options' in step ? step.options : []);
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** The first option of every question, or an example of what is typed. */
const firstAnswers = Object.fromEntries(funnel.asking.map((step) => [step.id, exampleAnswer(step)]));

/** Every text of a value, however deep. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

describe('the steps and sections of the funnel', () => {
  test('the funnel has at least one step, and every section has one', () => {
    expect(funnel.steps.length).toBeGreaterThan(0);
    for (const { id, first, last } of funnel.sections) expect(last, id).toBeGreaterThanOrEqual(first);
  });

  test('no two sections share an id, and each stands in the file that its id names', () => {
    expect(repeated(funnel.sections.map(({ id }) => id))).toEqual([]);
    for (const { id } of funnel.sections) expect(existsSync(new URL(`${id}.ts`, import.meta.url)), `${id}.ts`).toBe(true);
  });

  test('no step has the id of a stage around the quiz', () => {
    expect(funnel.steps.map(({ id }): string => id).filter((id) => id in stageTitles)).toEqual([]);
    expect(repeated(stagesOf(funnel).map(({ id }) => id))).toEqual([]);
  });

  test('the funnel has at most one selfie step and one city step, because the device keeps one photo and one city', () => {
    for (const kind of ['selfie', 'city'] as const) {
      expect(funnel.steps.filter((step) => step.kind === kind).length, kind).toBeLessThanOrEqual(1);
    }
  });

  test('no text of the funnel is empty or left to be written', () => {
    for (const text of texts(funnel.steps)) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      expect(text).not.toMatch(/TODO|lorem/i);
    }
  });

  test('the answers that texts repeat were given before, and each has words for who gave none', () => {
    expect(repeatProblems(sections)).toEqual([]);
  });

  test('a percentage in the title of a chart or counter is the percentage that is drawn', () => {
    for (const step of funnel.steps) {
      if (step.kind !== 'chart' && step.kind !== 'counter') continue;
      const drawn = step.kind === 'chart' ? step.percent : step.to;
      const stated = Array.from(step.title.matchAll(/(\d+)%/g), ([, figure]) => Number(figure));
      expect(new Set([...stated, drawn]), step.id).toEqual(new Set([drawn]));
    }
  });
});

describe('the options of the funnel', () => {
  test('every choice has options, and no two options of a step share an id', () => {
    for (const step of funnel.asking) {
      if (!('options' in step)) continue;
      expect(step.options.length, step.id).toBeGreaterThan(0);
      expect(repeated(step.options.map(({ id }) => id)), step.id).toEqual([]);
    }
  });

  test('option ids are written in small letters, digits and hyphens', () => {
    for (const { id } of funnel.steps.flatMap(optionsOf)) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

describe('the data that leaves the quiz', () => {
  test('every question has a key of its own in the companion app', () => {
    const keys = funnel.asking.map((step) => step.exportAs ?? step.id);
    expect(repeated([...keys, 'selectedOption', 'email', 'photo'])).toEqual([]);
    expect(Object.keys(userData(funnel, {}))).toEqual([...keys, 'selectedOption']);
  });

  test("the export says 'No answer' for every question without an answer", () => {
    expect(new Set(Object.values(userData(funnel, {})))).toEqual(new Set([NO_ANSWER]));
  });

  test('the first option of every question is a valid answer', () => {
    expect(validAnswers(funnel, firstAnswers)).toEqual(firstAnswers);
  });

  test('the server accepts the answers of a whole quiz, with a checkout and alone', () => {
    const exported = questionAnswers({ ...userData(funnel, validAnswers(funnel, firstAnswers)), email: 'ann@example.com' });
    expect(SubmissionRequest.safeParse(exported).error).toBeUndefined();
    expect(CheckoutRequest.shape.answers.safeParse(firstAnswers).error).toBeUndefined();
  });

  test('the server accepts an event for every step of the quiz', () => {
    const { step_number, answers } = catalogue['Quiz Step Complete'];
    expect(step_number.safeParse(funnel.steps.length + 1).error).toBeUndefined();
    for (const answer of Object.entries(firstAnswers)) {
      expect(answers.safeParse(Object.fromEntries([answer])).error, answer[0]).toBeUndefined();
    }
    for (const { id } of stagesOf(funnel)) expect(catalogue['Step Viewed'].step_id.safeParse(id).error, id).toBeUndefined();
  });
});
