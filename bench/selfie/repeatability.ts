import { median, spreadShare, valuesOf } from '../../core/selfie/bands.ts';
import { type FrameValues, SKIN_METRICS, type SkinMetric } from '../../core/selfie/face-report.ts';
import { intraclassCorrelation } from './agreement.ts';
import { type Perturbation, withFaceLab } from './browser.ts';
import { photosIn } from './photos.ts';

/** One photo, processed anew: an upper bound of what a second photo would show. */
const PERTURBATIONS: readonly Perturbation[] = [
  { name: 'as it is', group: 'none' },
  { name: 'cropped by 40 pixels', group: 'geometry', crop: 40 },
  { name: 'cropped by 90 pixels', group: 'geometry', crop: 90 },
  { name: 'scaled to 0.8', group: 'geometry', scale: 0.8 },
  { name: 'turned by 3 degrees', group: 'geometry', degrees: 3 },
  { name: 'mirrored', group: 'geometry', mirror: true },
  { name: 'JPEG of 85 %', group: 'geometry', jpeg: 0.85 },
  { name: 'JPEG of 60 %', group: 'geometry', jpeg: 0.6 },
  { name: '10 % brighter', group: 'light', tint: [1.1, 1.1, 1.1] },
  { name: '10 % darker', group: 'light', tint: [0.9, 0.9, 0.9] },
  { name: 'warm light', group: 'light', tint: [1.08, 1, 0.9] },
  { name: 'cool light', group: 'light', tint: [0.92, 1, 1.08] },
  { name: '20 % less light at one side', group: 'light', shade: 0.8 },
];
const MIN_AGREEMENT = 0.95;
const CHECKED_METRICS: readonly SkinMetric[] = ['redness', 'evenness', 'texture'];

type MeasuredChange = { readonly group: Perturbation['group']; readonly values: FrameValues };

const measured: MeasuredChange[][] = [];
let refused = 0;
await withFaceLab(async ({ measure }) => {
  for (const { content } of photosIn(process.argv[2])) {
    const face: MeasuredChange[] = [];
    for (const change of PERTURBATIONS) {
      const { frames } = await measure(content, change);
      // The median of the views, as in a report.
      const views = frames.map(({ values }) => values);
      const values = Object.fromEntries(SKIN_METRICS.map((metric) => [metric, median(valuesOf(metric, views))])) as FrameValues;
      if (views.length > 0) face.push({ group: change.group, values });
      else if (change.group === 'none') break;
      else refused += 1;
    }
    if (face.length > 1) measured.push(face);
  }
});
console.log(`\nICC(1) over ${measured.length} faces. The gate refused ${refused} of their changed photos.`);
const groups = ['geometry', 'light'] as const;
console.log(['metric'.padEnd(12), ...[...groups, 'all', 'spread'].map((column) => column.padStart(10))].join(''));
let failed = measured.length < 2;
for (const metric of SKIN_METRICS) {
  const agreements = [...groups, undefined].map((group) => agreement(metric, group));
  console.log(metric.padEnd(12) + [...agreements, meanSpread(metric)].map((value) => value.toFixed(3).padStart(10)).join(''));
  if (CHECKED_METRICS.includes(metric) && agreements.some((value) => !(value >= MIN_AGREEMENT))) failed = true;
}
console.log('spread: how far the changes move a face on average, 1 being half a band, above which a report says nothing.');
if (failed) {
  console.error(`Two faces or more must be measurable, and ${CHECKED_METRICS.join(', ')} must agree by ${MIN_AGREEMENT}.`);
  process.exitCode = 1;
}

/** It does not depend on how unlike the faces are, as an ICC does. A face whose views do not tell the metric has no spread. */
function meanSpread(metric: SkinMetric): number {
  const known = measured
    .map((face) => face.map(({ values }) => values[metric]).filter(Number.isFinite))
    .filter(({ length }) => length > 1);
  return known.reduce((sum, values) => sum + spreadShare(metric, values), 0) / known.length;
}

function agreement(metric: SkinMetric, wanted: Perturbation['group'] | undefined): number {
  const isSelected = ({ group }: MeasuredChange) => wanted === undefined || group === 'none' || group === wanted;
  const rows = measured.map((face) => face.filter(isSelected).map(({ values }) => values[metric]));
  return intraclassCorrelation(rows.map((row) => row.filter(Number.isFinite)).filter(({ length }) => length > 1));
}
