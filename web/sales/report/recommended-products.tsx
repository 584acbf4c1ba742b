import { salesCopy } from '../../../content/pages/sales.ts';
import { GetMyPlan } from '../get-my-plan.tsx';
import salesStyles from '../sales.module.css';
import { ProductDrawing } from './product-drawing.tsx';
import productsStyles from './products.module.css';
import { useProducts } from './use-products.ts';

const { title, lead, match } = salesCopy.matches;

export function RecommendedProducts() {
  const { matches } = useProducts();
  return (
    <section className={salesStyles.block}>
      <h2>{title}</h2>
      <p className={salesStyles.lead}>{lead}</p>
      <ul className={productsStyles.matches}>
        {matches.map((product) => (
          <li key={product.id} className={productsStyles.matchesCard}>
            <ProductDrawing picture={product.picture} />
            <h3>{product.title}</h3>
            <p className={productsStyles.matchesPercent}>
              <strong>{`${product.percent}%`}</strong> {match}
            </p>
            {product.note && <p className={salesStyles.fine}>{product.note}</p>}
          </li>
        ))}
      </ul>
      <GetMyPlan name="skincare matches/purchase" />
    </section>
  );
}
