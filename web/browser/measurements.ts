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
  void openPhoto();
  update();
}
