import { type CatalogueKind, productDrawings } from '../../core/catalogue/product.ts';
import { ProductDrawing } from '../illustrations/products/product-drawing.tsx';

type Props = {
  readonly id: string;
  readonly kind: CatalogueKind;
  readonly picture: string;
  readonly className: string | undefined;
};

/** `picture` is one of our drawings, or the path of an operator's own picture. */
export function ProductPicture({ id, kind, picture, className }: Props) {
  const form = productDrawings.find((drawing) => drawing === picture);
  if (form) return <ProductDrawing id={id} kind={kind} form={form} className={className} />;
  return <img className={className} src={picture} alt="" width="96" height="96" loading="lazy" decoding="async" />;
}
