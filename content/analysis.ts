import { claims } from './claims.ts';
import { analysisTimings } from './pages/analysis-timings.ts';
import { mode } from './skincare/mode.ts';

const [skinTypeMs, routineMs, planMs] = analysisTimings.identifyBarsMs;

export const analysis = {
  mode,
  analyze: { title: 'Analyzing your selfie...' },
  identify: {
    title: 'Putting your plan together',
    /** The bars fill one after another. */
    bars: [
      { label: 'Identifying skin type...', ms: skinTypeMs },
      { label: 'Reviewing Your Routine', ms: routineMs },
      { label: 'Generating Your Action Plan', ms: planMs },
    ],
    trust: claims.trustedBy,
  },
  treatment: {
    title: claims.fitTreatment.text,
    /** Percent: what the visitor scores who takes the first option everywhere. */
    scores: [
      { id: 'hydration', label: 'Hydration', percent: 56 },
      { id: 'elasticity', label: 'Elasticity', percent: 43 },
      { id: 'complexion', label: 'Complexion', percent: 70 },
      { id: 'texture', label: 'Texture', percent: 83 },
    ],
  },
  /** The same visitor's percent on day 0 and at the goal, on the sales page. */
  improvements: [
    { id: 'hydration', label: 'Hydration', from: 56, to: 72 },
    { id: 'elasticity', label: 'Elasticity', from: 43, to: 65 },
    { id: 'complexion', label: 'Complexion', from: 70, to: 89 },
  ],
} as const;
