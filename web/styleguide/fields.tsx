import { useState } from 'react';
import { styleguideCopy } from '../../content/pages/styleguide.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { EmailField } from '../ui/email-field.tsx';
import { Field, TextArea } from '../ui/field.tsx';
import { Chapter } from './chapter.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const { fields: copy, states } = styleguideCopy;

export function Fields() {
  const [values, setValues] = useState({
    empty: '',
    filled: copy.nameValue as string,
    focus: copy.nameValue as string,
    error: '',
    email: copy.email as string,
    message: copy.messageValue as string,
  });
  const field = (key: keyof typeof values) => ({
    name: key,
    label: copy.name,
    value: values[key],
    onChange: (value: string) => setValues((before) => ({ ...before, [key]: value })),
  });
  return (
    <Chapter id="fields">
      <Specimens>
        <Specimen name={states.empty}>
          <Field {...field('empty')} placeholder={copy.placeholder} hint={copy.hint} />
        </Specimen>
        <Specimen name={states.filled}>
          <Field {...field('filled')} hint={copy.hint} />
        </Specimen>
        <Specimen name={states.focus} shown="focus">
          <Field {...field('focus')} />
        </Specimen>
        <Specimen name={states.error}>
          <Field {...field('error')} error={copy.error} />
        </Specimen>
        <Specimen name={states.suggestion}>
          <EmailField {...field('email')} />
        </Specimen>
        <Specimen name={states.disabled}>
          <Field name="locked" label={copy.name} value={copy.nameValue} onChange={() => undefined} hint={copy.locked} disabled />
        </Specimen>
        <Specimen name={states.long}>
          <TextArea {...field('message')} label={copy.message} />
        </Specimen>
        <Specimen name={states.agreed}>
          <Agreement />
        </Specimen>
      </Specimens>
    </Chapter>
  );
}

function Agreement() {
  const [agreed, setAgreed] = useState(true);
  return <Checkbox name="agreed" text={copy.agree} checked={agreed} onChange={setAgreed} />;
}
