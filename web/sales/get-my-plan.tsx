import { salesCopy } from '../../content/pages/sales.ts';
import type { PurchaseButton } from '../../core/analytics/catalogue.ts';
import { track } from '../browser/events.ts';
import { Button } from '../ui/button.tsx';
import { type PlansPlace, usePurchase } from './purchase.tsx';

type Props = {
  readonly name: PurchaseButton;
  readonly place?: PlansPlace;
  /** The main one stands with the prices, and on the first screen. */
  readonly variant?: 'main' | 'quiet';
  readonly children?: string;
};

export function GetMyPlan({ name, place = 'plans', variant = 'quiet', children = salesCopy.getMyPlan }: Props) {
  const { plan, buy } = usePurchase();
  const press = () => {
    track('Purchase Button Clicked', { button_name: name });
    buy(place);
  };
  return (
    <Button fullWidth variant={variant} data-button={name} data-waiting={plan ? undefined : ''} onClick={press}>
      {children}
    </Button>
  );
}
