import { salesCopy } from '../../../content/pages/sales.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Cosmetologist } from '../proof/cosmetologist.tsx';
import { Secrets } from '../proof/secrets.tsx';
import { Trust } from '../proof/trust.tsx';
import { Why } from '../proof/why.tsx';
import { Overview } from '../report/overview.tsx';
import { ProductFits } from '../report/product-fits.tsx';
import salesStyles from '../sales.module.css';
import styles from './inside.module.css';

const { inside, overview, why, fits, secrets, cosmetologist, trust } = salesCopy;

/** The longer chapters, each folded to its title. */
export function Inside() {
  return (
    <section className={`${styles.root} ${salesStyles.block}`}>
      <h2 className={styles.title}>{inside.title}</h2>
      <Accordion
        items={[
          { id: 'overview', title: overview.title, content: <Overview /> },
          { id: 'why', title: why.title, content: <Why /> },
          { id: 'fits', title: fits.title, content: <ProductFits /> },
          { id: 'secrets', title: secrets.title, content: <Secrets /> },
          { id: 'cosmetologist', title: cosmetologist.title, content: <Cosmetologist /> },
          { id: 'trust', title: trust.title, content: <Trust /> },
        ]}
      />
    </section>
  );
}
