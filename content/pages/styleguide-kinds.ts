import type { ConsentStep } from '../../core/funnel/kinds/consent.ts';
import type { DateStep } from '../../core/funnel/kinds/date.ts';
import type { NumberStep } from '../../core/funnel/kinds/number.ts';
import type { PicturesStep } from '../../core/funnel/kinds/pictures.ts';
import type { SliderStep } from '../../core/funnel/kinds/slider.ts';
import type { TextStep } from '../../core/funnel/kinds/text.ts';

const number: NumberStep = {
  id: 'height',
  kind: 'number',
  title: 'How tall are you?',
  label: 'Height',
  unit: { name: 'Centimeters', symbol: 'cm' },
  second: {
    name: 'Feet and inches',
    parts: [
      { name: 'Feet', symbol: 'ft', of: 30.48 },
      { name: 'Inches', symbol: 'in', of: 2.54 },
    ],
  },
  min: 100,
  max: 230,
  step: 1,
};
const slider: SliderStep = {
  id: 'energy',
  kind: 'slider',
  title: 'How much energy do you have in the morning?',
  label: 'Energy in the morning',
  min: 0,
  max: 10,
  step: 1,
  ends: ['None at all', 'More than enough'],
};
const date: DateStep = {
  id: 'birthday',
  kind: 'date',
  title: 'When were you born?',
  label: 'Date of birth',
  earliest: { years: -120 },
  latest: { years: -18 },
  problems: { late: 'This program is for adults, 18 and over.' },
  birthday: true,
};
const text: TextStep = {
  id: 'name',
  kind: 'text',
  title: 'What may we call you?',
  label: 'First name',
  max: 30,
  autoComplete: 'given-name',
};
const lines: TextStep = {
  id: 'wish',
  kind: 'text',
  title: 'What would you like to change?',
  label: 'In your words',
  max: 200,
  lines: true,
  optional: true,
};
const pictures: PicturesStep = {
  id: 'shelf',
  kind: 'pictures',
  title: 'Which is most like yours?',
  options: [
    {
      id: 'mirror',
      label: 'A look in the mirror',
      picture: 'mirror',
      alt: 'A face in a round mirror between leaves and a flower.',
    },
    { id: 'dropper', label: 'A few drops', picture: 'dropper', alt: 'A small bottle, and a dropper beside it.' },
    { id: 'foam', label: 'A lot of foam', picture: 'foam', alt: 'A heap of foam beside a bottle with a pump.' },
    { id: 'shelf', label: 'A full shelf', picture: 'shelf', alt: 'A magnifying glass over a row of bottles.' },
  ],
};
const consent: ConsentStep = {
  id: 'study',
  kind: 'consent',
  title: 'May we ask you again?',
  version: '2026-11',
  agreement: 'Write to me once, in eight weeks, and ask how it went.',
  required: true,
};

/** What the style guide says about questions that the demonstration does not ask, and examples of them. */
export const kindsGuide = {
  title: 'Further kinds of questions',
  lead: 'For funnels that ask more than this one does. What no step uses is built for nobody.',
  kinds: {
    number: { title: 'Number', lead: 'In the unit that people think in, with a comma or a point.' },
    slider: { title: 'Slider', lead: 'Nothing is chosen until it is moved, or pressed where it stands.' },
    date: { title: 'Date', lead: 'Three fields, which can be typed and read out without a calendar.' },
    text: { title: 'Short text', lead: 'One line or a few. No event carries it, and nothing that is too long is cut off.' },
    pictures: { title: 'Pictures', lead: 'One or several. The words name them, and say what they show.' },
    consent: { title: 'Consent', lead: 'One thing to agree to, in a box that nobody ticks beforehand.' },
  },
  states: {
    empty: 'Empty',
    filled: 'Filled in',
    second: 'In another unit',
    error: 'With an error',
    outside: 'Outside of what is asked',
    lines: 'A few lines',
    one: 'One of them',
    several: 'Several',
  },
  steps: { number, slider, date, text, lines, pictures, consent },
  written: {
    number: {
      empty: { unit: 'first', parts: [] },
      filled: { unit: 'first', parts: ['172'] },
      second: { unit: 'second', parts: ['5', '8'] },
      error: { unit: 'first', parts: ['1,72 m'] },
    },
    text: {
      empty: '',
      filled: 'Ada',
      lines: 'My skin feels tight after washing.\nIt reddens in the cold.',
      error: 'A name that goes on for much longer than a name does',
    },
  },
} as const;
