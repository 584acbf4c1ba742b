import { useId } from 'react';
import { kindsCopy } from '../../content/pages/kinds.ts';
import { decimalsOf } from '../../core/funnel/kinds/decimal.ts';
import {
  type NumberProblem,
  type NumberStep,
  type NumberUnit,
  numberLabel,
  partsOf,
  readNumber,
  writtenNumber,
} from '../../core/funnel/kinds/number.ts';
import { middleOf } from '../../core/funnel/kinds/slider.ts';
import { fill } from '../../core/presentation/fill.ts';
import { FieldRow } from '../ui/field-row.tsx';
import styles from './number-field.module.css';

/** What is written, a text for each part of the unit. */
export type NumberDraft = { readonly unit: NumberUnit; readonly parts: readonly string[] };

type Props = {
  readonly step: NumberStep;
  readonly draft: NumberDraft;
  readonly onChange: (draft: NumberDraft) => void;
  readonly problem?: NumberProblem | undefined;
};

const { units: unitsName, problems } = kindsCopy.number;

export function NumberField({ step, draft, onChange, problem }: Props) {
  const { unit } = draft;
  const parts = partsOf(step, unit);
  const isWhole = unit === 'second' ? parts.length > 1 : decimalsOf(step.step) === 0;
  const said = (value: string) => numberLabel(step, value, unit);
  const error =
    problem &&
    fill(problems[problem], { min: said(String(step.min)), max: said(String(step.max)), example: exampleOf(step, unit) });
  return (
    <FieldRow
      label={step.label}
      fields={parts.map(({ name, symbol }, at) => ({
        name: `${step.id}-${at}`,
        label: parts.length === 1 ? `${step.label} (${symbol})` : name,
        value: draft.parts[at] ?? '',
        size: parts.length === 1 ? 8 : 2,
        wrong: problem !== undefined,
        inputMode: isWhole ? 'numeric' : 'decimal',
      }))}
      error={error}
      onChange={(name, value) =>
        onChange({ unit, parts: parts.map((_, at) => (name === `${step.id}-${at}` ? value : (draft.parts[at] ?? ''))) })
      }
    >
      {step.second && <UnitSwitch step={step} unit={unit} onChange={(other) => onChange(converted(step, draft, other))} />}
    </FieldRow>
  );
}

function UnitSwitch({ step, unit, onChange }: Pick<Props, 'step'> & { unit: NumberUnit; onChange: (unit: NumberUnit) => void }) {
  const name = useId();
  const names = { first: step.unit.name, second: step.second?.name };
  return (
    <div role="radiogroup" aria-label={unitsName} className={styles.units}>
      {(['first', 'second'] as const).map((each) => (
        <label key={each} className={styles.unit}>
          <input type="radio" name={name} checked={each === unit} onChange={() => onChange(each)} />
          {names[each]}
        </label>
      ))}
    </div>
  );
}

export function storedNumber(step: NumberStep, answer: string | undefined): NumberDraft {
  return { unit: 'first', parts: answer === undefined ? [] : writtenNumber(step, 'first', answer) };
}

/** What cannot be read yet is written anew. */
function converted(step: NumberStep, draft: NumberDraft, unit: NumberUnit): NumberDraft {
  const reading = readNumber(step, draft.unit, draft.parts);
  return { unit, parts: 'answer' in reading ? writtenNumber(step, unit, reading.answer) : [] };
}

function exampleOf(step: NumberStep, unit: NumberUnit): string {
  return writtenNumber(step, unit, middleOf(step)).join(' ');
}
