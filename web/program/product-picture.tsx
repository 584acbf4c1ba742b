import { productDrawings } from '../../core/catalogue/product.ts';
import { ProductDrawing } from '../illustrations/products/product-drawing.tsx';

type Props = { readonly id: string; readonly picture: string; readonly className: string | undefined };

/** `picture` is one of our drawings, or the path of an operator's own picture. */
export function ProductPicture({ id, picture, className }: Props) {
  const shape = productDrawings.find((drawing) => drawing === picture);
  if (shape) return <ProductDrawing id={id} shape={shape} className={className} />;
  return <img className={className} src={picture} alt="" width="96" height="96" loading="lazy" decoding="async" />;
}
