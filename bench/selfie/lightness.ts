import { type MeasuredFrame, SKIN_METRICS } from '../../core/selfie/face-report.ts';
import { rankCorrelation } from './agreement.ts';
import { withFaceLab } from './browser.ts';
import { photosIn } from './photos.ts';

const faces: MeasuredFrame[] = [];
const refused = new Map<string, number>();
const photos = photosIn(process.argv[2]);
await withFaceLab(async ({ measure }) => {
  for (const { content } of photos) {
    const { frames, codes } = await measure(content, { name: 'as it is', group: 'none' });
    if (frames[0]) faces.push(frames[0]);
    for (const code of codes) refused.set(code, (refused.get(code) ?? 0) + 1);
  }
});
console.log(`${faces.length} of ${photos.length} photos pass the gate. What kept the others out:`);
for (const [code, count] of [...refused].sort(([, a], [, b]) => b - a)) console.log(`  ${code}: ${count}`);
console.log("\nRank correlation of each metric with the lightness of the face's cheeks (0: the same for light and deep skin)");
for (const metric of SKIN_METRICS) {
  const seen = faces.filter(({ values }) => Number.isFinite(values[metric]));
  const rho = rankCorrelation(
    seen.map(({ values }) => values[metric]),
    seen.map(({ lightness }) => lightness),
  );
  console.log(`  ${metric.padEnd(12)}${rho.toFixed(2).padStart(6)}`);
}
if (faces.length < 3) process.exitCode = 1;
