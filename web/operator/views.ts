import { brand } from '../../content/brand.ts';
import { frameCopy } from '../../content/operator/frame.ts';
import { isAllowed, type Permission, type Role } from '../../core/operator/roles.ts';

/** In the order of the menu, with what each needs. */
const NEEDED = {
  overview: 'see-reports',
  funnel: 'see-reports',
  revenue: 'see-revenue',
  growth: 'see-revenue',
  campaigns: 'see-revenue',
  alerts: 'see-revenue',
  answers: 'see-reports',
  people: 'see-people',
  inbox: 'see-people',
  deliveries: 'see-people',
  consents: 'see-people',
  claims: 'see-reports',
  health: 'see-health',
  integrations: 'see-health',
  operators: 'manage-operators',
  account: 'own-account',
} as const satisfies Readonly<Record<keyof typeof frameCopy.views, Permission>>;

export type ViewId = keyof typeof NEEDED;
export type View = {
  readonly id: ViewId;
  readonly permission: Permission;
  readonly path: string;
  readonly label: string;
  readonly title: string;
};

export const views: readonly View[] = (Object.keys(NEEDED) as ViewId[]).map((id) => ({
  id,
  permission: NEEDED[id],
  path: id === 'overview' ? '/operator' : `/operator/${id}`,
  label: frameCopy.views[id],
  title: `${frameCopy.views[id]} · ${brand.name} ${frameCopy.title.toLowerCase()}`,
}));

/** All of them before the role is known. */
export function allowedViews(role: Role = 'owner'): readonly View[] {
  return views.filter(({ permission }) => isAllowed(role, permission));
}

export function viewAt(path: string): View | undefined {
  return views.find((view) => view.path === path);
}
