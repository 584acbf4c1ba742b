import { Heart } from 'lucide';
import { shelfCopy as copy } from '../../content/pages/shelf.ts';
import { programWords } from '../../content/skincare/words/words.ts';
import { kindsOf } from '../../core/program/kinds.ts';
import type { Program } from '../../core/program/program.ts';
import { capitalized } from '../../core/program/wording.ts';
import { ProductDrawing } from '../illustrations/products/product-drawing.tsx';
import { Icon } from '../ui/icon.tsx';
import { bottlesOf } from './bottles-of.ts';
import styles from './shelf.module.css';

type Props = { readonly answers: Readonly<Record<string, unknown>>; readonly program: Program };

/** What the visitor owns; a heart marks what the rituals use. What they use besides stands there in pale, which the lists say in words. */
export function Shelf({ answers, program }: Props) {
  const owned = bottlesOf(answers);
  const used = kindsOf(program);
  const staying = owned.filter((kind) => used.includes(kind));
  const missing = used.filter((kind) => !owned.includes(kind));
  if (owned.length === 0) return null;
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>{copy.title}</h3>
      <ul>
        {owned.map((kind) => (
          <li key={kind}>
            <ProductDrawing kind={kind} />
            {staying.includes(kind) && (
              <i className={styles.heart}>
                <Icon icon={Heart} size={16} filled />
              </i>
            )}
            <span className={styles.name}>{capitalized(programWords.kinds[kind])}</span>
            {staying.includes(kind) && <span className="visually-hidden">{copy.stays}</span>}
          </li>
        ))}
        {missing.map((kind) => (
          <li key={kind} className={styles.missing} aria-hidden="true">
            <ProductDrawing kind={kind} />
            <span className={styles.name}>{capitalized(programWords.kinds[kind])}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {copy.note[staying.length === 0 ? 'none' : staying.length < owned.length ? 'some' : 'all']}{' '}
        {missing.length > 0 && <span>{copy.missing}</span>}
      </p>
    </div>
  );
}
