import { kindsCopy } from '../../content/pages/kinds.ts';
import { type DateReading, type DateStep, dateBounds, type Today, type WrittenDate } from '../../core/funnel/kinds/date.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { FieldRow } from '../ui/field-row.tsx';

export type DateFault = Exclude<DateReading, { readonly answer: string }>;

type Props = {
  readonly step: DateStep;
  readonly written: WrittenDate;
  readonly onChange: (written: WrittenDate) => void;
  readonly today: Today;
  readonly fault?: DateFault | undefined;
};

const { parts, hint, problems } = kindsCopy.date;
const EXAMPLE: WrittenDate = { day: '27', month: '3', year: '1990' };

/** Three fields, each with its name: they can be typed, pasted and read out, where a calendar has to be turned back by years. */
export function DateFields({ step, written, onChange, today, fault }: Props) {
  return (
    <FieldRow
      label={step.label}
      fields={parts.map(({ id, label }) => ({
        name: id,
        label,
        value: written[id],
        size: id === 'year' ? 4 : 2,
        wrong: fault?.part === id,
        inputMode: 'numeric',
        autoComplete: step.birthday ? `bday-${id}` : 'off',
      }))}
      hint={fill(hint, { example: parts.map(({ id }) => EXAMPLE[id]).join(' ') })}
      error={fault && sentenceFor(step, fault, today)}
      onChange={(name, value) => onChange({ ...written, [name]: value })}
    />
  );
}

function sentenceFor(step: DateStep, { problem, part }: DateFault, today: Today): string {
  const own = problem === 'early' || problem === 'late' ? step.problems?.[problem] : undefined;
  if (own) return own;
  const { earliest, latest } = dateBounds(step, today);
  const said = (bound: string | undefined) => (bound === undefined ? '' : day(Date.parse(bound), 'UTC'));
  const name = parts.find(({ id }) => id === part)?.label.toLowerCase() ?? '';
  return fill(problems[problem], { part: name, earliest: said(earliest), latest: said(latest) });
}
