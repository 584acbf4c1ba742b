import { useState } from 'react';
import { styleguideCopy } from '../../content/pages/styleguide.ts';
import { FixedRow, SwitchRow } from '../ui/switch-row.tsx';
import { Chapter } from './chapter.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const { switches: copy, states } = styleguideCopy;
const { title, text } = copy;

export function Switches() {
  const [on, setOn] = useState({ rest: false, focus: false, on: true });
  const row = (key: keyof typeof on) => ({
    title,
    text,
    on: on[key],
    onChange: (now: boolean) => setOn((before) => ({ ...before, [key]: now })),
  });
  return (
    <Chapter id="switches">
      <Specimens>
        <Specimen name={states.rest}>
          <SwitchRow {...row('rest')} />
        </Specimen>
        <Specimen name={states.focus} shown="focus">
          <SwitchRow {...row('focus')} />
        </Specimen>
        <Specimen name={states.on}>
          <SwitchRow {...row('on')} />
        </Specimen>
        <Specimen name={states.disabled}>
          <SwitchRow title={title} text={text} on={false} onChange={() => undefined} disabled />
        </Specimen>
        <Specimen name={states.fixed}>
          <FixedRow title={title} text={text} state={copy.always} />
        </Specimen>
      </Specimens>
    </Chapter>
  );
}
