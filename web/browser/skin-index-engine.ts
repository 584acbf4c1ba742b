import { analysis } from '../../content/analysis.ts';
import { goalAreas as areasByOption } from '../../content/skincare/goal-areas.ts';
import { photoIndexRules } from '../../content/skincare/photo-index-rules.ts';
import { goalAreas } from '../../core/program/goal-areas.ts';
import { skinIndex } from '../../core/program/skin-index.ts';
import { rules } from './index-rules.ts';
import { watchMeasurements } from './measurements.ts';
import { engine } from './skin-index-store.ts';

watchMeasurements((measurements) =>
  engine.set({
    indexOf: (answers) => {
      const areas = skinIndex(analysis.treatment.scores, rules, answers, { rules: photoIndexRules, measurements });
      return { areas, goals: goalAreas(areas, areasByOption, answers) };
    },
  }),
);
