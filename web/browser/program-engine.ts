import { ingredients } from '../../content/skincare/ingredients.ts';
import { knowledge } from '../../content/skincare/knowledge.ts';
import { programWords } from '../../content/skincare/words/words.ts';
import { createProgram } from '../../core/program/create-program.ts';
import { programText } from '../../core/program/program-text.ts';
import { watchMeasurements } from './measurements.ts';
import { engine } from './program-store.ts';

watchMeasurements((measurements) =>
  engine.set({
    programOf: (input) => {
      const program = createProgram(knowledge, { ...input, measurements });
      return { program, text: programText(program, ingredients, programWords) };
    },
  }),
);
