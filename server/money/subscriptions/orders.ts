import type { Orders } from '../../visitors/submissions/orders.ts';
import { findAttemptOfSession } from '../checkout-attempts/store.ts';
import { openedOrders } from '../order-keys/order-keys.ts';
import { isPaidFor, lockBuyer } from './store.ts';

export const orders: Orders = { findAttemptOfSession, lockBuyer, openedBy: openedOrders, isPaidFor };
