import { Inside } from './inside/inside.tsx';
import styles from './later-acts.module.css';
import { LastPlans } from './plans/last-plans.tsx';
import { Help } from './proof/help.tsx';
import { LifetimeBenefit } from './proof/lifetime-benefit.tsx';
import { MedicalDirector } from './proof/medical-director.tsx';
import { Promises } from './proof/promises.tsx';
import { Reviews } from './proof/reviews.tsx';
import { OtherProducts } from './report/other-products.tsx';
import { RecommendedProducts } from './report/recommended-products.tsx';

/** Proof, what is inside, and the last questions. */
export default function LaterActs() {
  return (
    <>
      <div className="page">
        <Reviews />
      </div>
      <div className={styles.sage}>
        <div className="page">
          <MedicalDirector />
        </div>
      </div>
      <div className="page">
        <Inside />
      </div>
      <div className={styles.deep}>
        <div className="page">
          <RecommendedProducts />
          <OtherProducts />
        </div>
      </div>
      <LifetimeBenefit />
      <div className={`${styles.pair} page`}>
        <Promises />
        <Help />
      </div>
      <LastPlans />
    </>
  );
}
