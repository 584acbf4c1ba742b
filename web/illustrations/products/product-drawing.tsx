import { type CatalogueKind, drawingOf, type ProductDrawing as Form } from '../../../core/catalogue/product.ts';
import styles from './product-drawing.module.css';
import { toneOf } from './product-tone.ts';
import drawings from './products.svg?url';

type Props = {
  readonly kind: CatalogueKind;
  readonly form?: Form;
  /** Of a product. A kind alone is drawn in its first tone. */
  readonly id?: string;
  readonly className?: string | undefined;
};

/** Grid of 120. Colours and the sign on the label say what kind of product it is. */
export function ProductDrawing({ kind, form = drawingOf(kind), id = '', className = '' }: Props) {
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      className={`${styles.root} ${className}`}
      data-kind={kind}
      data-tone={toneOf(id)}
    >
      <use href={`${drawings}#${form}`} />
      <use href={`${drawings}#${kind}`} />
    </svg>
  );
}
