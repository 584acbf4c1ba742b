import { brand } from '../../content/brand.ts';
import { frameCopy } from '../../content/operator/frame.ts';
import { isAllowed, type Permission, type Role } from '../../core/operator/roles.ts';

type Place = { readonly group: keyof typeof frameCopy.groups; readonly permission: Permission };

/** In the order of the menu, with what each needs. */
const PLACES = {
  overview: { group: 'reports', permission: 'see-reports' },
  funnel: { group: 'reports', permission: 'see-reports' },
  answers: { group: 'reports', permission: 'see-reports' },
  alerts: { group: 'reports', permission: 'see-revenue' },
  revenue: { group: 'money', permission: 'see-revenue' },
  growth: { group: 'money', permission: 'see-revenue' },
  campaigns: { group: 'money', permission: 'see-revenue' },
  codes: { group: 'money', permission: 'see-revenue' },
  inbox: { group: 'people', permission: 'see-people' },
  people: { group: 'people', permission: 'see-people' },
  consents: { group: 'people', permission: 'see-people' },
  deliveries: { group: 'running', permission: 'see-people' },
  integrations: { group: 'running', permission: 'see-health' },
  health: { group: 'running', permission: 'see-health' },
  catalogue: { group: 'running', permission: 'manage-catalogue' },
  editions: { group: 'running', permission: 'see-reports' },
  claims: { group: 'running', permission: 'see-reports' },
  operators: { group: 'own', permission: 'manage-operators' },
  account: { group: 'own', permission: 'own-account' },
} as const satisfies Readonly<Record<keyof typeof frameCopy.views, Place>>;

export type ViewId = keyof typeof PLACES;
export type View = Place & {
  readonly id: ViewId;
  readonly path: string;
  readonly label: string;
  readonly title: string;
};

export const views: readonly View[] = (Object.keys(PLACES) as ViewId[]).map((id) => ({
  id,
  ...PLACES[id],
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
