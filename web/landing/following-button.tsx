import { useOutOfView } from '../browser/out-of-view.ts';
import styles from './following-button.module.css';
import { GetPlan } from './get-plan.tsx';

/** Follows on a phone while no other way into the quiz is on the screen, and leaves the headline and the last lines of the page free. */
export function FollowingButton() {
  const shown = useOutOfView('h1, main a[href="/loading"], footer');
  return (
    <div className={styles.root} data-shown={shown || undefined}>
      <GetPlan />
    </div>
  );
}
