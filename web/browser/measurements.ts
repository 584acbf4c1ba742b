import type { SkinMeasurements } from '../../core/selfie/face-report.ts';
import { trustedMeasurements } from '../../core/selfie/trusted.ts';
import { faceReport, openPhoto } from './photo.ts';

/** Calls `use` with what the photo shows well, now and after each change. */
export function watchMeasurements(use: (measurements: SkinMeasurements) => void): void {
  const update = () => {
    const report = faceReport.get();
    use(report ? trustedMeasurements(report) : {});
  };
  faceReport.subscribe(update);
  // The build renders pages without a store of photos, and an open channel would keep it from ending.
  if ('indexedDB' in globalThis) void openPhoto();
  update();
}
