import bottle from '../../illustrations/products/bottle.svg?url';
import dropper from '../../illustrations/products/dropper.svg?url';
import jar from '../../illustrations/products/jar.svg?url';
import tube from '../../illustrations/products/tube.svg?url';
import styles from './products.module.css';

const DRAWINGS: Readonly<Record<string, string>> = { bottle, dropper, jar, tube };

/** `picture` is one of our drawings, or the path of an operator's own picture. */
export function ProductDrawing({ picture }: { picture: string }) {
  const src = DRAWINGS[picture] ?? picture;
  return <img className={styles.productDrawing} src={src} alt="" width="96" height="96" loading="lazy" decoding="async" />;
}
