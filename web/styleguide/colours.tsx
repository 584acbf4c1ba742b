import { styleguideCopy } from '../../content/pages/styleguide.ts';
import { contrast, rgb } from '../../core/presentation/contrast.ts';
import { fill } from '../../core/presentation/fill.ts';
import { colour } from '../design/tokens.ts';
import { Chapter } from './chapter.tsx';
import styles from './foundations.module.css';

const copy = styleguideCopy.colour;

const FAMILIES = [
  { title: copy.papers, names: ['paper', 'paper-deep', 'surface', 'blush', 'blush-deep', 'sage-soft', 'honey-soft'] },
  { title: copy.petals, names: ['petal', 'rose', 'rose-deep', 'plum', 'ink', 'ink-soft', 'line-strong'] },
  { title: copy.accents, names: ['honey', 'clay', 'sage', 'sage-deep', 'danger', 'danger-soft', 'line'] },
];

export function Colours() {
  return (
    <Chapter id="colour">
      {FAMILIES.map(({ title, names }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul className={styles.swatches}>
            {names.map((name) => (
              <Swatch key={name} name={name} />
            ))}
          </ul>
        </div>
      ))}
    </Chapter>
  );
}

function Swatch({ name }: { name: string }) {
  const value = colour(name);
  const ratio = contrast(rgb(value), rgb(colour('paper')));
  return (
    <li>
      <svg width="100%" height="72" aria-hidden="true">
        <rect width="100%" height="100%" fill={value} />
      </svg>
      <p>
        <strong>{name}</strong>
        <code>{value}</code>
        <br />
        {fill(copy.ratio, { ratio: (Math.floor(ratio * 10) / 10).toFixed(1) })}
        <br />
        {ratio >= 4.5 ? copy.reads : ratio >= 3 ? copy.large : copy.decorates}
      </p>
    </li>
  );
}
