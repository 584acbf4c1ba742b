import { productDrawings } from '../../../core/catalogue/product.ts';
import { ProductDrawing } from '../../illustrations/products/product-drawing.tsx';
import styles from './products.module.css';

/** `picture` is one of our drawings, or the path of an operator's own picture. */
export function ProductPicture({ id, picture }: { id: string; picture: string }) {
  const shape = productDrawings.find((drawing) => drawing === picture);
  if (shape) return <ProductDrawing id={id} shape={shape} className={styles.picture} />;
  return <img className={styles.picture} src={picture} alt="" width="96" height="96" loading="lazy" decoding="async" />;
}
