import { analysis } from '../../content/analysis.ts';
import { analysisCopy } from '../../content/pages/analysis.ts';
import { findingsCopy } from '../../content/pages/findings.ts';
import { SKIN_METRICS } from '../../core/selfie/face-report.ts';
import { trustedMeasurements } from '../../core/selfie/trusted.ts';
import { useFaceReport, usePhoto } from '../browser/photo.ts';
import { useProgram } from '../browser/program.ts';
import type { OwnProgram } from '../browser/program-store.ts';
import { findingText } from './finding-text.ts';
import type { ZoneId } from './zone-places.ts';

/** As many as the room holds that is kept for them. */
const MAX_CHIPS = 3;

type Findings = {
  readonly title: string;
  readonly chips: readonly string[];
  /** First things first, a line each. */
  readonly isList: boolean;
  readonly note: string;
  /** Where the chips are on a drawn face. */
  readonly zones: readonly ZoneId[];
};

/** What the photo shows well; else what the answers say; else what is looked at. */
export function useFindings(): Findings {
  const report = useFaceReport();
  const photo = usePhoto();
  const own = useProgram();
  const measured = report ? trustedMeasurements(report) : {};
  const seen = SKIN_METRICS.flatMap((metric) => {
    const band = measured[metric];
    return (band && findingText(metric, band)) ?? [];
  });
  if (seen.length > 0)
    return { title: findingsCopy.title, chips: seen.slice(0, MAX_CHIPS), isList: false, note: findingsCopy.note, zones: [] };
  const { lookedAt, fromAnswers } = analysisCopy;
  const unseen = report ? findingsCopy.unmeasured : findingsCopy.unasked;
  const note = photo ? unseen : '';
  const answered = own ? answeredFindings(own).slice(0, MAX_CHIPS) : [];
  if (answered.length === 0)
    return { title: lookedAt, chips: analysis.treatment.scores.map(({ label }) => label), isList: false, note, zones: [] };
  const zones = photo ? [] : answered.map(({ zone }) => zone);
  return { title: fromAnswers, chips: answered.map(({ text }) => text), isList: true, note, zones };
}

/** The skin type, then what bothers, first things first. */
function answeredFindings({
  program: { profile },
  text,
}: OwnProgram): readonly { readonly zone: ZoneId; readonly text: string }[] {
  const concerns = profile.concerns.flatMap(({ id }, index) => {
    const concern = text.concerns[index];
    return concern ? [{ zone: id, text: concern.text }] : [];
  });
  return profile.type && text.skinType ? [{ zone: profile.type, text: text.skinType }, ...concerns] : concerns;
}
