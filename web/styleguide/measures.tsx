import { styleguideCopy } from '../../content/pages/styleguide.ts';
import { tokensOf } from '../design/tokens.ts';
import { Chapter } from './chapter.tsx';
import foundationsStyles from './foundations.module.css';
import styleguideStyles from './styleguide.module.css';

const copy = styleguideCopy.measure;
const sample = styleguideCopy.type;

export function TypeScale() {
  return (
    <Chapter id="type">
      <ul className={foundationsStyles.type}>
        {[...tokensOf('size')].reverse().map(({ name, value }) => {
          const size = name.slice('size-'.length);
          return (
            <li key={name}>
              <p className={foundationsStyles.sample} data-size={size}>
                {/l$/.test(size) ? sample.display : sample.text}
              </p>
              <p className={styleguideStyles.fineprint}>
                <strong>{size}</strong> <code>{value}</code>
              </p>
            </li>
          );
        })}
      </ul>
    </Chapter>
  );
}

export function Measures() {
  return (
    <Chapter id="measure">
      <h3>{copy.space}</h3>
      <ul className={foundationsStyles.spaces}>
        {tokensOf('space').map(({ name, value }) => (
          <li key={name} className={styleguideStyles.fineprint}>
            <svg width={value} height="16" aria-hidden="true">
              <rect width="100%" height="100%" />
            </svg>
            <strong>{name.slice('space-'.length)}</strong> <code>{value}</code>
          </li>
        ))}
      </ul>
      <h3>{copy.radius}</h3>
      <ul className={foundationsStyles.corners}>
        {tokensOf('radius').map(({ name, value }) => (
          <li key={name} className={styleguideStyles.fineprint}>
            <svg width="96" height="72" aria-hidden="true">
              <rect width="100%" height="100%" rx={value} />
            </svg>
            <strong>{name.slice('radius-'.length)}</strong> <code>{value}</code>
          </li>
        ))}
      </ul>
      <h3>{copy.shadow}</h3>
      <ul className={foundationsStyles.shadows}>
        {tokensOf('shadow').map(({ name }) => (
          <li key={name} data-shadow={name}>
            {name.slice('shadow-'.length)}
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
