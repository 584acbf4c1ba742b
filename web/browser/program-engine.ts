import { ingredients } from '../../content/skincare/ingredients.ts';
import { knowledge } from '../../content/skincare/knowledge.ts';
import { programWords } from '../../content/skincare/words/words.ts';
import { monthAndDay } from '../../core/presentation/day.ts';
import { createProgram } from '../../core/program/create-program.ts';
import { dateOfDay } from '../../core/program/day-number.ts';
import { programText } from '../../core/program/program-text.ts';
import { now } from './clock.ts';
import { watchMeasurements } from './measurements.ts';
import { engine } from './program-store.ts';

/** A program begins on the day on which it is read. */
const dateFromToday = (day: number) => monthAndDay(dateOfDay(now(), day).getTime());

watchMeasurements((measurements) =>
  engine.set({
    programOf: (input) => {
      const program = createProgram(knowledge, { ...input, measurements });
      return { program, text: programText(program, ingredients, programWords, dateFromToday) };
    },
  }),
);
