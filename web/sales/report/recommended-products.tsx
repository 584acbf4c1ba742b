import { salesCopy } from '../../../content/pages/sales.ts';
import { recommendedProducts } from '../../../content/products.ts';
import { GetMyPlan } from '../get-my-plan.tsx';
import { ProductDrawing } from './product-drawing.tsx';

const { title, lead, match } = salesCopy.matches;

export function RecommendedProducts() {
  return (
    <section className="block">
      <h2>{title}</h2>
      <p className="block__lead">{lead}</p>
      <ul className="matches">
        {recommendedProducts.map((product) => (
          <li key={product.id} className="matches__card">
            <ProductDrawing shape={product.illustration} />
            <h3>{product.title}</h3>
            <p className="matches__percent">
              <strong>{product.percent}%</strong> {match}
            </p>
          </li>
        ))}
      </ul>
      <GetMyPlan name="skincare matches/purchase" />
    </section>
  );
}
