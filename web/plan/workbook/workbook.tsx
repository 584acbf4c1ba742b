import { useEffect, useRef } from 'react';
import { familyNames } from '../../../content/catalogue/families.ts';
import { workbookCopy as copy } from '../../../content/pages/workbook.ts';
import { ingredientName } from '../../../content/skincare/ingredients.ts';
import { labelIngredients } from '../../../content/skincare/label-ingredients.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { capitalized } from '../../../core/program/wording.ts';
import { type WorkbookPages, workbookOf } from '../../../core/program/workbook.ts';
import { printPage } from '../../browser/print.ts';
import type { OwnProgram } from '../../browser/program-store.ts';
import { Button } from '../../ui/button.tsx';
import styles from './workbook.module.css';

const names = {
  ingredients: Object.fromEntries(labelIngredients.map(({ id, inci }) => [id, inci])),
  families: familyNames,
};

type Props = { readonly own: OwnProgram; readonly onClose: () => void };

/** In the place of the plan, so that paper shows its sheets alone. */
export function Workbook({ own, onClose }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.root}>
      <h1 tabIndex={-1} ref={title}>
        {copy.title}
      </h1>
      <div className={styles.actions}>
        <Button onClick={printPage}>{copy.print}</Button>
        <Button variant="quiet" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
      <Sheets own={own} />
    </div>
  );
}

/** For a pen. */
function Sheets({ own: { program, text } }: Pick<Props, 'own'>) {
  const pages = workbookOf(program, text, names, ingredientName);
  const count = { count: String(program.calendar.length) };
  return (
    <div className={styles.book}>
      <section className={styles.sheet} data-cover="" aria-labelledby="workbook-cover">
        <p className={styles.brand}>{copy.cover.brand}</p>
        <h2 id="workbook-cover">{fill(copy.cover.title, count)}</h2>
        <p className={styles.headline}>{text.headline}</p>
        <Blank label={copy.cover.name} />
        <Blank label={copy.cover.began} />
      </section>
      <section className={styles.sheet} aria-labelledby="workbook-rituals">
        <h2 id="workbook-rituals">{copy.rituals.title}</h2>
        <Steps title={copy.rituals.morning} lines={text.morning} />
        <Steps title={copy.rituals.evening} lines={text.evening} />
      </section>
      <Shop pages={pages} />
      {pages.weeks.map((week, index) => (
        <Week key={week.days[0]?.day} week={week} number={index + 1} />
      ))}
      <section className={styles.sheet} aria-labelledby="workbook-end">
        <h2 id="workbook-end">{fill(copy.end.title, count)}</h2>
        {copy.end.questions.map((question) => (
          <div key={question} className={styles.question}>
            <p>{question}</p>
            <i />
            <i />
          </div>
        ))}
        <p className={styles.note}>{copy.end.note}</p>
      </section>
    </div>
  );
}

function Blank({ label }: { label: string }) {
  return (
    <p className={styles.blank}>
      {label} <i />
    </p>
  );
}

function Shop({ pages: { seek, avoid } }: { pages: WorkbookPages }) {
  return (
    <section className={styles.sheet} aria-labelledby="workbook-shop">
      <h2 id="workbook-shop">{copy.shop.title}</h2>
      <h3>{copy.shop.seek}</h3>
      <ul className={styles.list}>
        {seek.map((line) => (
          <Line key={line.name} {...line} />
        ))}
      </ul>
      <h3>{copy.shop.avoid}</h3>
      {avoid.length === 0 && <p>{copy.shop.none}</p>}
      <ul className={styles.list} data-out="">
        {avoid.map((line) => (
          <Line key={line.text} {...line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ name, text, onLabels }: WorkbookPages['seek'][number]) {
  return (
    <li>
      <strong>{capitalized(name)}</strong>
      <span>{text}</span>
      {onLabels.length > 0 && <small translate="no">{fill(copy.shop.labels, { names: onLabels.join(', ') })}</small>}
    </li>
  );
}

function Steps({ title, lines }: { title: string; lines: OwnProgram['text']['morning'] }) {
  return (
    <>
      <h3>{title}</h3>
      <ol className={styles.steps}>
        {lines.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </>
  );
}

function Week({ week: { days, patchTest }, number }: { week: WorkbookPages['weeks'][number]; number: number }) {
  const id = `workbook-week-${number}`;
  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <h2 id={id}>{fill(copy.week.title, { week: String(number) })}</h2>
      {patchTest && <p>{fill(copy.week.test, { ingredient: patchTest })}</p>}
      <table className={styles.week}>
        <thead>
          <tr>
            {(['day', 'morning', 'evening', 'also', 'notes'] as const).map((column) => (
              <th key={column} scope="col">
                {copy.week[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, also }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>
                <i className={styles.box} />
              </td>
              <td>
                <i className={styles.box} />
              </td>
              <td>
                {also
                  .map(({ name, slot, starts }) => fill(copy.week[starts ? 'begins' : 'used'][slot], { ingredient: name }))
                  .join(', ')}
              </td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
