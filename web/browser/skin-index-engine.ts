import { analysis } from '../../content/analysis.ts';
import { skinIndex } from '../../core/program/skin-index.ts';
import { rules } from './index-rules.ts';
import { engine } from './skin-index-store.ts';

engine.set({ indexOf: (answers) => skinIndex(analysis.treatment.scores, rules, answers) });
