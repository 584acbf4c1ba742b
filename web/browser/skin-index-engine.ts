import { analysis } from '../../content/analysis.ts';
import { photoIndexRules } from '../../content/skincare/photo-index-rules.ts';
import { skinIndex } from '../../core/program/skin-index.ts';
import { rules } from './index-rules.ts';
import { watchMeasurements } from './measurements.ts';
import { engine } from './skin-index-store.ts';

watchMeasurements((measurements) =>
  engine.set({
    indexOf: (answers) => skinIndex(analysis.treatment.scores, rules, answers, { rules: photoIndexRules, measurements }),
  }),
);
