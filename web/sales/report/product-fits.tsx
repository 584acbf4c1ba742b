import { salesCopy } from '../../../content/pages/sales.ts';
import salesStyles from '../sales.module.css';
import { FitRing } from './fit-ring.tsx';
import { ProductPicture } from './product-picture.tsx';
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
            <ProductPicture id={product.id} picture={product.picture} />
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
