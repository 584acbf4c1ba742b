import bottle from '../../illustrations/products/bottle.svg?url';
import dropper from '../../illustrations/products/dropper.svg?url';
import jar from '../../illustrations/products/jar.svg?url';
import tube from '../../illustrations/products/tube.svg?url';
import styles from './products.module.css';

const DRAWINGS = { bottle, dropper, jar, tube };

export function ProductDrawing({ shape }: { shape: keyof typeof DRAWINGS }) {
  return (
    <img className={styles.productDrawing} src={DRAWINGS[shape]} alt="" width="96" height="96" loading="lazy" decoding="async" />
  );
}
