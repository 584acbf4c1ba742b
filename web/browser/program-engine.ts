import { ingredients } from '../../content/skincare/ingredients.ts';
import { knowledge } from '../../content/skincare/knowledge.ts';
import { programWords } from '../../content/skincare/words/words.ts';
import { createProgram } from '../../core/program/create-program.ts';
import { programText } from '../../core/program/program-text.ts';
import { engine } from './program-store.ts';

engine.set({
  programOf: (answers, measurements) => {
    const program = createProgram(knowledge, { answers, measurements });
    return { program, text: programText(program, ingredients, programWords) };
  },
});
