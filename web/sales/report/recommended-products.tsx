import { salesCopy } from '../../../content/pages/sales.ts';
import { listed } from '../../../core/program/wording.ts';
import { ProductPicture } from '../../program/product-picture.tsx';
import { GetMyPlan } from '../get-my-plan.tsx';
import salesStyles from '../sales.module.css';
import productsStyles from './products.module.css';
import { type ShownProduct, useProducts } from './use-products.ts';

const { title, lead, match, why, and } = salesCopy.matches;

/** A shelf: the products stand on a board, without cards. */
export function RecommendedProducts() {
  const { matches } = useProducts();
  const reasons = [...new Set(matches.flatMap(({ note }) => note || []))];
  return (
    <section className={`${productsStyles.recommended} ${salesStyles.block}`}>
      <h2>{title}</h2>
      <p className={salesStyles.lead}>{lead}</p>
      <ul className={productsStyles.shelf}>
        {matches.map((product) => (
          <li key={product.id}>
            <ProductPicture id={product.id} kind={product.kind} picture={product.picture} className={productsStyles.picture} />
            <h3>{product.title}</h3>
            <p className={productsStyles.percent}>
              <strong>{`${product.percent}%`}</strong> {match}
            </p>
          </li>
        ))}
      </ul>
      {reasons.length > 0 && (
        <div className={productsStyles.reasons}>
          <h3>{why}</h3>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>
                <b>{listed(namesWith(matches, reason), and)}</b> {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <GetMyPlan name="skincare matches/purchase" />
    </section>
  );
}

function namesWith(products: readonly ShownProduct[], reason: string): readonly string[] {
  return products.filter(({ note }) => note === reason).map(({ title }) => title);
}
