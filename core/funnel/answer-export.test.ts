import { describe, expect, test } from 'vitest';
import { NO_ANSWER, questionAnswers, userData } from './answer-export.ts';
import { defineFunnel, type Funnel } from './funnel.ts';

const funnel = defineFunnel(
  [
    {
      id: 'all',
      title: 'All',
      steps: [
        { id: 'hello', kind: 'info', title: 'Hello', illustration: 'face-scan', button: 'Continue' },
        { id: 'age', kind: 'single', title: 'Age', options: [{ id: 'young', label: 'Under 25' }] },
        { id: 'type', kind: 'single', title: 'Type', options: [{ id: 'dry', label: 'Dry', description: 'Feels tight' }] },
        {
          id: 'tried',
          exportAs: 'tired',
          kind: 'multi',
          title: 'Tried',
          options: [
            { id: 'a', label: 'Toner' },
            { id: 'b', label: 'SPF' },
          ],
        },
        {
          id: 'agree',
          kind: 'scale',
          title: 'Agree?',
          options: [{ id: '4', label: '4', meaning: 'Agree' }],
          ends: ['No', 'Yes'],
        },
        { id: 'place', kind: 'city', title: 'Place' },
        { id: 'face', kind: 'selfie', title: 'Face', note: 'Yours', button: 'Take' },
      ],
    },
  ],
  { entry: '/in', exit: '/out' },
);

describe('userData', () => {
  test('holds the labels of the answers under the keys of the companion app', () => {
    const answers = { age: 'young', type: 'dry', tried: ['b', 'a'], agree: '4', place: 'Graz, Austria' } as const;
    expect(userData(funnel, answers, 'month')).toEqual({
      age: 'Under 25',
      type: { title: 'Dry', descr: 'Feels tight' },
      tired: ['Toner', 'SPF'],
      agree: '4',
      place: 'Graz, Austria',
      selectedOption: 'month',
    });
  });

  test("says 'No answer' for every missing answer", () => {
    expect(userData(funnel, {})).toEqual({
      age: NO_ANSWER,
      type: NO_ANSWER,
      tired: NO_ANSWER,
      agree: NO_ANSWER,
      place: NO_ANSWER,
      selectedOption: NO_ANSWER,
    });
    expect(NO_ANSWER).toBe('No answer');
  });

  test("says 'No answer' for an unknown option, and holds nothing that was not asked", () => {
    const data = userData(funnel as Funnel, {
      age: 'ancient',
      tried: ['c'],
      place: ['Graz'],
      face: 'data:image/jpeg',
      photo: 'data:image/jpeg',
    });
    expect(data).toEqual(userData(funnel, {}));
  });
});

describe('questionAnswers', () => {
  const answerTo = (value: unknown) => questionAnswers({ question: value })[0]?.answer;

  test('leaves a text as it is', () => {
    expect(questionAnswers({ age: 'Under 25' })).toEqual([{ question: 'age', answer: 'Under 25' }]);
  });

  test("joins a list with ', '", () => {
    expect(answerTo(['Toner', 'SPF'])).toBe('Toner, SPF');
    expect(answerTo([])).toBe('');
  });

  test('takes the label of an object, else its title, else its JSON', () => {
    expect(answerTo({ label: 'Graz', title: 'City' })).toBe('Graz');
    expect(answerTo({ title: 'Dry', descr: 'Feels tight' })).toBe('Dry');
    expect(answerTo({ descr: 'Feels tight' })).toBe('{"descr":"Feels tight"}');
  });

  test('keeps the order of the questions', () => {
    expect(questionAnswers({ b: '1', a: '2' }).map(({ question }) => question)).toEqual(['b', 'a']);
  });
});
