import { salesCopy } from '../../../content/pages/sales.ts';
import { recommendedProducts } from '../../../content/products.ts';
import { GetMyPlan } from '../get-my-plan.tsx';
import salesStyles from '../sales.module.css';
import { ProductDrawing } from './product-drawing.tsx';
import productsStyles from './products.module.css';

const { title, lead, match } = salesCopy.matches;

export function RecommendedProducts() {
  return (
    <section className={salesStyles.block}>
      <h2>{title}</h2>
      <p className={salesStyles.lead}>{lead}</p>
      <ul className={productsStyles.matches}>
        {recommendedProducts.map((product) => (
          <li key={product.id} className={productsStyles.matchesCard}>
            <ProductDrawing shape={product.illustration} />
            <h3>{product.title}</h3>
            <p className={productsStyles.matchesPercent}>
              <strong>{`${product.percent}%`}</strong> {match}
            </p>
          </li>
        ))}
      </ul>
      <GetMyPlan name="skincare matches/purchase" />
    </section>
  );
}
