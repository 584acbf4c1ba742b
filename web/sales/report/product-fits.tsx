import { salesCopy } from '../../../content/pages/sales.ts';
import { productFits } from '../../../content/products.ts';
import { FitRing } from './fit-ring.tsx';
import { ProductDrawing } from './product-drawing.tsx';

const { title, fit } = salesCopy.fits;

export function ProductFits() {
  return (
    <section className="block">
      <h2>{title}</h2>
      <ul className="fits">
        {productFits.map((product) => (
          <li key={product.id} className="fits__card">
            <ProductDrawing shape={product.illustration} />
            <div>
              <h3>{product.title}</h3>
              <p className="fine">{product.note}</p>
            </div>
            <FitRing percent={product.percent} label={fit} />
          </li>
        ))}
      </ul>
    </section>
  );
}
