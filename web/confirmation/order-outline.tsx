import { Skeleton } from '../ui/skeleton.tsx';

/** What an order usually looks like, while it is looked up. */
export function OrderOutline() {
  return (
    <div className="order-outline" aria-hidden="true">
      <Skeleton shape="pill" />
      <div className="card">
        <Skeleton shape="line" />
        <Skeleton shape="short" />
        <Skeleton shape="line" />
      </div>
    </div>
  );
}
