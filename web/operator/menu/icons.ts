import {
  Bell,
  CircleDollarSign,
  Funnel,
  HeartPulse,
  Inbox,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  Megaphone,
  Package,
  Plug,
  Repeat,
  ScrollText,
  Send,
  ShieldCheck,
  TicketPercent,
  UserCog,
  Users,
} from 'lucide';
import type { ComponentProps } from 'react';
import type { Icon } from '../../ui/icon.tsx';
import type { ViewId } from '../views.ts';

export const viewIcons: Readonly<Record<ViewId, ComponentProps<typeof Icon>['icon']>> = {
  overview: LayoutDashboard,
  funnel: Funnel,
  answers: ListChecks,
  alerts: Bell,
  revenue: CircleDollarSign,
  growth: Repeat,
  campaigns: Megaphone,
  codes: TicketPercent,
  inbox: Inbox,
  people: Users,
  consents: ShieldCheck,
  deliveries: Send,
  integrations: Plug,
  health: HeartPulse,
  catalogue: Package,
  claims: ScrollText,
  operators: UserCog,
  account: KeyRound,
};
