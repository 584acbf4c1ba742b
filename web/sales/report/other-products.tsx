import { LockKeyhole } from 'lucide';
import { salesCopy } from '../../../content/pages/sales.ts';
import { timings } from '../../../content/timings.ts';
import { ProductPicture } from '../../program/product-picture.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { GetMyPlan } from '../get-my-plan.tsx';
import salesStyles from '../sales.module.css';
import productsStyles from './products.module.css';
import { useProducts } from './use-products.ts';

const { title, note, button } = salesCopy.others;

export function OtherProducts() {
  const { others, isExample } = useProducts();
  if (others.length === 0) return null;
  return (
    <section className={`${productsStyles.others} ${salesStyles.block}`}>
      <h2>{title}</h2>
      <Carousel
        label={title}
        decorative
        autoplayMs={timings.carouselMs}
        slides={others.map((product) => (
          <div key={product.id} className={productsStyles.othersProduct}>
            <ProductPicture id={product.id} kind={product.kind} picture={product.picture} className={productsStyles.picture} />
            {product.title}
          </div>
        ))}
      />
      <p className={productsStyles.othersNote}>
        <Icon icon={LockKeyhole} size={18} /> <span>{isExample ? salesCopy.fits.exampleNote : note}</span>
      </p>
      <GetMyPlan name="other products">{button}</GetMyPlan>
    </section>
  );
}
