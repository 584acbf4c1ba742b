import { kindsCopy } from '../../content/pages/kinds.ts';
import type { TextProblem, TextStep } from '../../core/funnel/kinds/text.ts';
import { fill } from '../../core/presentation/fill.ts';
import { Field, TextArea } from '../ui/field.tsx';

type Props = {
  readonly step: TextStep;
  readonly written: string;
  readonly onChange: (written: string) => void;
  readonly problem?: TextProblem | undefined;
};

const { left, problems } = kindsCopy.text;

/** Nothing that is written or pasted is cut off: what is too long is said. */
export function TextField({ step, written, onChange, problem }: Props) {
  const { id, label, max, lines, autoComplete = 'off' } = step;
  const error = problem && fill(problems[problem], { max, over: Math.max(written.trim().length - max, 1) });
  const field = { name: id, label, value: written, error, hint: fill(left, { max }), onChange };
  return lines ? <TextArea {...field} /> : <Field {...field} autoComplete={autoComplete} />;
}
