import { salesCopy } from '../../../content/pages/sales.ts';
import { recommendedProducts } from '../../../content/products.ts';
import { GetMyPlan } from '../get-my-plan.tsx';
import { ProductDrawing } from './product-drawing.tsx';

const { title, lead, match } = salesCopy.matches;

export function RecommendedProducts() {
  return (
    <section class="block">
      <h2>{title}</h2>
      <p class="block__lead">{lead}</p>
      <ul class="matches">
        {recommendedProducts.map((product) => (
          <li key={product.id} class="matches__card">
            <ProductDrawing shape={product.illustration} />
            <h3>{product.title}</h3>
            <p class="matches__percent">
              <strong>{product.percent}%</strong> {match}
            </p>
          </li>
        ))}
      </ul>
      <GetMyPlan name="skincare matches/purchase" />
    </section>
  );
}
