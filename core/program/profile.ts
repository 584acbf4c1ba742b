import type { SkinMeasurements } from '../selfie/face-report.ts';
import { type ConcernId, concernIds } from './ingredient.ts';
import type { ProfileTrait, ProgramKnowledge } from './knowledge.ts';
import type { PhotoNote, ProgramInput } from './program.ts';
import { chosenOptions, distinct, matchedAnswers, type SkinContext } from './reasons.ts';
import type { FamilyExperience, Reason, SkinProfile } from './skin-profile.ts';

type ProfileResult = { readonly profile: SkinProfile; readonly photo: readonly PhotoNote[]; readonly context: SkinContext };

const TYPES = ['dry', 'normal', 'oily', 'combination'] as const;

/** What the answers say about the skin. The photo changes words alone, so that screen, mail, app and plan show one program. */
export function skinProfile(knowledge: ProgramKnowledge, { answers, measurements = {} }: ProgramInput): ProfileResult {
  const { questions } = knowledge;
  const photo = photoNotes(knowledge, measurements);
  const concerns = weighConcerns(knowledge, answers).sort((a, b) => b.wish - a.wish || b.points - a.points);
  const traits = new Map(
    knowledge.traits.flatMap((rule): [ProfileTrait, readonly Reason[]][] => {
      const denied = matchedAnswers(rule.denial ?? {}, answers).length > 0;
      const hints = denied ? [] : matchedAnswers(rule.hints, answers);
      return hints.length > 0 ? [[rule.trait, hints]] : [];
    }),
  );
  const profile: SkinProfile = {
    type: TYPES.find((type) => type === answers[questions.type]),
    sensitive: traits.has('sensitive'),
    tight: traits.has('tight'),
    concerns,
    experience: {
      acids: experience(answers[questions.acids]),
      retinoids: experience(answers[questions.retinoids]),
      antioxidants: experience(answers[questions.antioxidants]),
      sulfates: experience(answers[questions.sulfates]),
    },
  };
  return {
    profile,
    photo: photo.filter(({ concern }) => concerns.some(({ id }) => id === concern)),
    context: { answers, traits, concerns: new Map(concerns.map(({ id, because }) => [id, because])) },
  };
}

function weighConcerns({ concerns }: ProgramKnowledge, answers: ProgramInput['answers']) {
  return concernIds.flatMap((id: ConcernId) => {
    const found = concerns
      .filter(({ concern }) => concern === id)
      .flatMap(({ step, points, wish = 0 as const }) =>
        chosenOptions(answers[step]).map((option) => ({ step, option, wish, points: points[option] ?? 0 })),
      )
      .filter(({ points }) => points > 0);
    const points = found.reduce((total, { points: some }) => total + some, 0);
    const because = distinct(found.map(({ step, option }) => ({ step, option })));
    return points > 0 ? [{ id, points, because, wish: strongestWish(found) }] : [];
  });
}

function strongestWish(found: readonly { readonly wish: 0 | 1 | 2 }[]): 0 | 1 | 2 {
  if (found.some(({ wish }) => wish === 2)) return 2;
  return found.some(({ wish }) => wish === 1) ? 1 : 0;
}

function photoNotes({ photo }: ProgramKnowledge, measurements: SkinMeasurements): readonly PhotoNote[] {
  return photo.flatMap(({ measure, concern, much, some }) => {
    const band = measurements[measure];
    return band === much || band === some ? [{ concern }] : [];
  });
}

function experience(answer: unknown): FamilyExperience {
  if (answer === 'used' || answer === 'open') return answer;
  return answer === 'no-acids' ? 'refused' : 'unsure';
}
