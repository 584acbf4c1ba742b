import { useState } from 'react';
import { siteCopy } from '../../content/pages/site.ts';
import { kindsGuide } from '../../content/pages/styleguide-kinds.ts';
import { readDate, type WrittenDate, writtenDate } from '../../core/funnel/kinds/date.ts';
import { readNumber } from '../../core/funnel/kinds/number.ts';
import { readText } from '../../core/funnel/kinds/text.ts';
import { today as readToday } from '../browser/today.ts';
import { ConsentBox } from '../kinds/consent-box.tsx';
import { type DateFault, DateFields } from '../kinds/date-fields.tsx';
import { type NumberDraft, NumberField } from '../kinds/number-field.tsx';
import { Pictures } from '../kinds/pictures.tsx';
import { SliderField } from '../kinds/slider-field.tsx';
import { TextField } from '../kinds/text-field.tsx';
import { TextPage } from '../ui/text-page.tsx';
import { KindSection } from './kind-section.tsx';
import { Specimen } from './specimen.tsx';
import styles from './styleguide.module.css';

const { title, lead, states, steps, written } = kindsGuide;

/** The questions that the demonstration does not ask, each in its states. */
export default function StyleguideKinds() {
  return (
    <TextPage footer={siteCopy.footer}>
      <main className={`${styles.kinds} page`} data-progressive="">
        <header className={styles.head}>
          <h1 id="title">{title}</h1>
          <p>{lead}</p>
        </header>
        <Numbers />
        <Sliders />
        <Dates />
        <Texts />
        <PictureChoices />
        <Consents />
      </main>
    </TextPage>
  );
}

/** What a specimen holds, which the reader may change. */
function useDrafts<Draft, Name extends string>(first: Readonly<Record<Name, Draft>>) {
  const [drafts, setDrafts] = useState(first);
  return (name: Name) => [drafts[name], (draft: Draft) => setDrafts((before) => ({ ...before, [name]: draft }))] as const;
}

function Numbers() {
  const drafts = useDrafts<NumberDraft, 'empty' | 'filled' | 'second' | 'error'>(written.number);
  const field = (name: 'empty' | 'filled' | 'second' | 'error', isTried = false) => {
    const [draft, onChange] = drafts(name);
    const reading = readNumber(steps.number, draft.unit, draft.parts);
    return (
      <NumberField
        step={steps.number}
        {...{ draft, onChange }}
        problem={isTried && 'problem' in reading ? reading.problem : undefined}
      />
    );
  };
  return (
    <KindSection kind="number">
      <Specimen name={states.empty}>{field('empty')}</Specimen>
      <Specimen name={states.filled}>{field('filled')}</Specimen>
      <Specimen name={states.second}>{field('second')}</Specimen>
      <Specimen name={states.error}>{field('error', true)}</Specimen>
    </KindSection>
  );
}

function Sliders() {
  const drafts = useDrafts<string | undefined, 'empty' | 'filled' | 'error'>({ empty: undefined, filled: '8', error: undefined });
  const field = (name: 'empty' | 'filled' | 'error', isTried = false) => {
    const [value, onChange] = drafts(name);
    return <SliderField step={steps.slider} {...{ value, onChange }} isMissing={isTried && value === undefined} />;
  };
  return (
    <KindSection kind="slider">
      <Specimen name={states.empty}>{field('empty')}</Specimen>
      <Specimen name={states.filled}>{field('filled')}</Specimen>
      <Specimen name={states.error}>{field('error', true)}</Specimen>
    </KindSection>
  );
}

function Dates() {
  const [today] = useState(readToday);
  const drafts = useDrafts<WrittenDate, 'empty' | 'filled' | 'error' | 'young'>({
    empty: { day: '', month: '', year: '' },
    filled: writtenDate('1988-02-29'),
    error: { day: '31', month: '2', year: '1990' },
    young: { day: '1', month: '1', year: '2999' },
  });
  const field = (name: 'empty' | 'filled' | 'error' | 'young', isTried = false) => {
    const [date, onChange] = drafts(name);
    const reading = readDate(steps.date, date, today);
    const fault: DateFault | undefined = isTried && 'problem' in reading ? reading : undefined;
    return <DateFields step={steps.date} written={date} {...{ onChange, today, fault }} />;
  };
  return (
    <KindSection kind="date">
      <Specimen name={states.empty}>{field('empty')}</Specimen>
      <Specimen name={states.filled}>{field('filled')}</Specimen>
      <Specimen name={states.error}>{field('error', true)}</Specimen>
      <Specimen name={states.outside}>{field('young', true)}</Specimen>
    </KindSection>
  );
}

function Texts() {
  const drafts = useDrafts<string, 'empty' | 'filled' | 'lines' | 'error'>(written.text);
  const field = (name: 'empty' | 'filled' | 'lines' | 'error', isTried = false) => {
    const [text, onChange] = drafts(name);
    const step = name === 'lines' ? steps.lines : steps.text;
    const reading = readText(step, text);
    return (
      <TextField
        step={step}
        written={text}
        onChange={onChange}
        problem={isTried && 'problem' in reading ? reading.problem : undefined}
      />
    );
  };
  return (
    <KindSection kind="text">
      <Specimen name={states.empty}>{field('empty')}</Specimen>
      <Specimen name={states.filled}>{field('filled')}</Specimen>
      <Specimen name={states.lines}>{field('lines')}</Specimen>
      <Specimen name={states.error}>{field('error', true)}</Specimen>
    </KindSection>
  );
}

function PictureChoices() {
  const [one, chooseOne] = useState<string>('mirror');
  const [several, chooseSeveral] = useState<readonly string[]>(['dropper']);
  const toggle = (id: string) => chooseSeveral(several.includes(id) ? several.filter((other) => other !== id) : [...several, id]);
  return (
    <KindSection kind="pictures">
      <Specimen name={states.one}>
        <Pictures step={steps.pictures} chosen={[one]} onSelect={chooseOne} />
      </Specimen>
      <Specimen name={states.several}>
        <Pictures step={{ ...steps.pictures, several: true }} chosen={several} onSelect={toggle} />
      </Specimen>
    </KindSection>
  );
}

function Consents() {
  const drafts = useDrafts<boolean, 'empty' | 'filled' | 'error'>({ empty: false, filled: true, error: false });
  const box = (name: 'empty' | 'filled' | 'error', isTried = false) => {
    const [agreed, onChange] = drafts(name);
    return <ConsentBox step={steps.consent} agreed={agreed} onChange={onChange} isMissing={isTried && !agreed} />;
  };
  return (
    <KindSection kind="consent">
      <Specimen name={states.empty}>{box('empty')}</Specimen>
      <Specimen name={states.filled}>{box('filled')}</Specimen>
      <Specimen name={states.error}>{box('error', true)}</Specimen>
    </KindSection>
  );
}
