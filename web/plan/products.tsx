import { useMemo } from 'react';
import { planCopy } from '../../content/pages/plan.ts';
import { programWords } from '../../content/skincare/words/words.ts';
import { fill } from '../../core/presentation/fill.ts';
import { money } from '../../core/presentation/money.ts';
import { kindsOf } from '../../core/program/kinds.ts';
import type { ProductKind, Program } from '../../core/program/program.ts';
import { capitalized } from '../../core/program/wording.ts';
import { useProductFits } from '../browser/product-fits.ts';
import type { FittedProduct } from '../browser/products-worker/protocol.ts';
import type { OwnProgram } from '../browser/program-store.ts';
import { ProductPicture } from '../program/product-picture.tsx';
import { Shelf } from '../program/shelf.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Disclosure } from './disclosure.tsx';
import styles from './products.module.css';

const copy = planCopy.products;

type Props = { readonly own: OwnProgram; readonly answers: Readonly<Record<string, unknown>> };

/** For each step of the rituals the products of the catalogue that fit, and what of the shelf rests. */
export function Products({ own: { program, text }, answers }: Props) {
  const kinds = useMemo(() => kindsOf(program), [program]);
  const found = useProductFits(program, kinds);
  return (
    <section className={styles.root} aria-labelledby="products-title">
      <h2 id="products-title">{copy.title}</h2>
      <Shelf answers={answers} program={program} />
      <p>{copy.lead}</p>
      {kinds.map((kind, index) => (
        <Kind
          key={kind}
          kind={kind}
          isFirst={index === 0}
          onShelf={isOnShelf(program, kind)}
          products={found?.byKind.get(kind)}
        />
      ))}
      {text.resting.length > 0 && (
        <div>
          <h3>{copy.resting}</h3>
          <ul className={styles.resting}>
            {text.resting.map(({ text: line }) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type KindProps = {
  readonly kind: ProductKind;
  readonly isFirst: boolean;
  readonly onShelf: boolean;
  /** Undefined until the catalogue has come. */
  readonly products: readonly FittedProduct[] | undefined;
};

function Kind({ kind, isFirst, onShelf, products }: KindProps) {
  return (
    <Disclosure compact={!isFirst} label={copy.why} heading={<h3>{capitalized(programWords.kinds[kind])}</h3>}>
      {onShelf && <p className={styles.keep}>{copy.keep}</p>}
      {!products && (
        <>
          <p className="visually-hidden">{copy.waiting}</p>
          <Skeleton shape="block" />
        </>
      )}
      {products?.length === 0 && <p>{copy.none}</p>}
      <ul className={styles.list}>
        {products?.map(({ product: { id, name, brand, price, picture }, percent, reason }) => (
          <li key={id}>
            <ProductPicture id={id} kind={kind} picture={picture} className={styles.picture} />
            <div>
              <h4>{name}</h4>
              <p className={styles.brand}>{`${brand} · ${money(price)} · ${fill(copy.fit, { percent: String(percent) })}`}</p>
              <p className={styles.reason} data-detail="">
                {reason}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function isOnShelf({ morning, evening }: Program, kind: ProductKind): boolean {
  return [...morning, ...evening].some((step) => step.kind === kind && step.onShelf);
}
