import { salesCopy } from '../../../content/pages/sales.ts';
import { ProductPicture } from '../../program/product-picture.tsx';
import salesStyles from '../sales.module.css';
import { FitRing } from './fit-ring.tsx';
import productsStyles from './products.module.css';
import { useProducts } from './use-products.ts';

const { fit, note, exampleNote } = salesCopy.fits;

export function ProductFits() {
  const { fits, isExample } = useProducts();
  return (
    <>
      <p>{isExample ? exampleNote : note}</p>
      <ul className={productsStyles.fits}>
        {fits.map((product) => (
          <li key={product.id}>
            <ProductPicture id={product.id} kind={product.kind} picture={product.picture} className={productsStyles.picture} />
            <div>
              <h3>{product.title}</h3>
              {product.note && <p className={salesStyles.fine}>{product.note}</p>}
            </div>
            <FitRing percent={product.percent} label={fit} />
          </li>
        ))}
      </ul>
    </>
  );
}
