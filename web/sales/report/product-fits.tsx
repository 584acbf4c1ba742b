import { salesCopy } from '../../../content/pages/sales.ts';
import { productFits } from '../../../content/products.ts';
import { FitRing } from './fit-ring.tsx';
import { ProductDrawing } from './product-drawing.tsx';

const { title, fit } = salesCopy.fits;

export function ProductFits() {
  return (
    <section class="block">
      <h2>{title}</h2>
      <ul class="fits">
        {productFits.map((product) => (
          <li key={product.id} class="fits__card">
            <ProductDrawing shape={product.illustration} />
            <div>
              <h3>{product.title}</h3>
              <p class="fine">{product.note}</p>
            </div>
            <FitRing percent={product.percent} label={fit} />
          </li>
        ))}
      </ul>
    </section>
  );
}
