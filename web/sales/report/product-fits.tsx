import { salesCopy } from '../../../content/pages/sales.ts';
import { productFits } from '../../../content/products.ts';
import salesStyles from '../sales.module.css';
import { FitRing } from './fit-ring.tsx';
import { ProductDrawing } from './product-drawing.tsx';
import productsStyles from './products.module.css';

const { title, fit } = salesCopy.fits;

export function ProductFits() {
  return (
    <section className={salesStyles.block}>
      <h2>{title}</h2>
      <ul className={productsStyles.fits}>
        {productFits.map((product) => (
          <li key={product.id} className={productsStyles.fitsCard}>
            <ProductDrawing shape={product.illustration} />
            <div>
              <h3>{product.title}</h3>
              <p className={salesStyles.fine}>{product.note}</p>
            </div>
            <FitRing percent={product.percent} label={fit} />
          </li>
        ))}
      </ul>
    </section>
  );
}
