import type { Funnel } from '../../../core/funnel/funnel.ts';
import type { PathProof } from '../../../core/funnel/prove.ts';
import type { NamedFunnel } from '../../../server/editions/changed-funnel.ts';
import { chapterIn, endOf } from './funnel-chapter.ts';
import type { InBrowser } from './in-browser.ts';
import { counted, failed, notProved, type ProofChapter, type ProofLine, proved } from './proof.ts';
import { decisions, walkableAnswers } from './walkable.ts';

/** So many paths are told; `--json` tells all. */
const SHOWN = 40;

export type WalkReports = InBrowser['walks'];

/** `walked` says why no browser walked. */
export function pathsChapter(
  named: NamedFunnel,
  proof: PathProof,
  walked: WalkReports | { readonly missing: string },
): ProofChapter {
  const { funnel } = named;
  const { classes } = proof;
  const walks = 'missing' in walked ? [] : walked;
  const rows = classes.slice(0, SHOWN).map((each, at) => {
    const walk = walks.find(({ path }) => path === at);
    return [
      String(at + 1),
      decisions(funnel, each),
      String(each.steps.length),
      walk ? (walk.problem ?? `in ${(walk.ms / 1000).toFixed(1)}\u00A0s`) : 'by computation',
    ];
  });
  return {
    ...chapterIn(named, 'paths', `Every path leads to ${endOf(funnel)}`),
    lead: 'Visitors who are asked the same questions are one class. Each class was worked out from the conditions of the funnel, and walked in a browser as a visitor walks it: each title read, each answer given.',
    lines: [...computed(funnel, proof), walkLine(funnel, proof, walked)],
    tables: [
      {
        caption: `Classes of visitors${classes.length > SHOWN ? `, the first ${SHOWN}` : ''}`,
        head: ['Path', 'Who takes it', 'Steps', 'Walked'],
        rows,
      },
    ],
  };
}

function computed(funnel: Funnel, { classes, unreachable, capped, undecided }: PathProof): readonly ProofLine[] {
  const what = 'Nobody is stuck, and nobody is asked in vain';
  if (undecided) return [notProved(what, 'Too many answers decide together for every path to be tried.')];
  const lengths = classes.map(({ steps }) => steps.length);
  const span =
    Math.min(...lengths) === Math.max(...lengths) ? `${lengths[0]}` : `${Math.min(...lengths)} to ${Math.max(...lengths)}`;
  const found = `${counted(classes.length, 'class', 'classes')} of visitors, who see ${span} of ${funnel.steps.length} steps, come to ${endOf(funnel)}.`;
  return [
    capped ? notProved(what, `More than ${found} Others were not worked out.`) : proved(what, found),
    ...unreachable.map((id) => failed(`Somebody is led to '${id}'`, 'No answer leads there.')),
  ];
}

function walkLine(funnel: Funnel, { classes }: PathProof, walked: WalkReports | { readonly missing: string }): ProofLine {
  const what = 'Each class was walked in a browser';
  if ('missing' in walked) return notProved(what, walked.missing);
  const [problem] = walked.filter((walk) => walk.problem);
  if (problem) return failed(what, `Path ${problem.path + 1}: ${problem.problem}`);
  const skipping = classes.filter((each) => walkableAnswers(funnel, each) === undefined).length;
  const done = `${counted(walked.length, 'path')} of ${classes.length} walked, from the first question to ${endOf(funnel)}, on a phone of 390 x 844.`;
  if (walked.length === classes.length) return proved(what, done);
  const why = [
    ...(skipping > 0 ? [`${counted(skipping, 'class', 'classes')} leave a question out, as only a link lets them`] : []),
    ...(walked.length + skipping < classes.length ? ['the time of a proof was over'] : []),
  ];
  return notProved(what, `${done} Of the others: ${why.join('; ')}. They are proved by computation.`);
}
