import { salesCopy } from '../../content/pages/sales.ts';
import { Button } from '../ui/button.tsx';
import { type PlansPlace, usePurchase } from './purchase.tsx';

/** What each button is called in the numbers: the names of the specification's section 7. */
export type PurchaseButton =
  | 'initial/purchase'
  | 'after reviews/purchase'
  | 'Introductory offer'
  | 'analysis overview'
  | 'other products'
  | 'skincare matches/purchase'
  | 'changing secrets'
  | 'affordable dream'
  | 'Introductory offer/last';

type Props = { readonly name: PurchaseButton; readonly place?: PlansPlace; readonly children?: string };

/** Looks unselected as long as no plan is chosen, and leads to the plans then. */
export function GetMyPlan({ name, place = 'plans', children = salesCopy.getMyPlan }: Props) {
  const { plan, buy } = usePurchase();
  return (
    <Button wide data-button={name} data-waiting={plan ? undefined : ''} onClick={() => buy(place)}>
      {children}
    </Button>
  );
}
