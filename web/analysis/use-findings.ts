import { analysis } from '../../content/analysis.ts';
import { analysisCopy } from '../../content/pages/analysis.ts';
import { findingsCopy } from '../../content/pages/findings.ts';
import { SKIN_METRICS } from '../../core/selfie/face-report.ts';
import { trustedMeasurements } from '../../core/selfie/trusted.ts';
import { useFaceReport } from '../browser/photo.ts';
import { useProgram } from '../browser/program.ts';
import { findingText } from './finding-text.ts';

/** As many as the room holds that is kept for them. */
const MAX_CHIPS = 3;

type Findings = { readonly title: string; readonly chips: readonly string[]; readonly note: string };

/** What the photo shows well; else what the answers say; else what is looked at. */
export function useFindings(): Findings {
  const report = useFaceReport();
  const text = useProgram()?.text;
  const measured = report ? trustedMeasurements(report) : {};
  const seen = SKIN_METRICS.flatMap((metric) => {
    const band = measured[metric];
    return (band && findingText(metric, band)) ?? [];
  });
  if (seen.length > 0) return { title: findingsCopy.title, chips: seen.slice(0, MAX_CHIPS), note: findingsCopy.note };
  const told = text ? [text.skinType ?? [], text.concerns.map((concern) => concern.text)].flat(2) : [];
  const { lookedAt, fromAnswers } = analysisCopy;
  const note = report ? findingsCopy.unmeasured : '';
  if (told.length > 0) return { title: fromAnswers, chips: told.slice(0, MAX_CHIPS), note };
  return { title: lookedAt, chips: analysis.treatment.scores.map(({ label }) => label), note };
}
