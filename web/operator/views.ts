import { brand } from '../../content/brand.ts';
import { frameCopy } from '../../content/operator/frame.ts';

/** In the order of the menu. */
const IDS = [
  'overview',
  'funnel',
  'revenue',
  'answers',
  'people',
  'inbox',
  'deliveries',
  'consents',
  'claims',
  'health',
  'account',
] as const satisfies readonly (keyof typeof frameCopy.views)[];

export type ViewId = (typeof IDS)[number];
export type View = { readonly id: ViewId; readonly path: string; readonly label: string; readonly title: string };

export const views: readonly View[] = IDS.map((id) => ({
  id,
  path: id === 'overview' ? '/operator' : `/operator/${id}`,
  label: frameCopy.views[id],
  title: `${frameCopy.views[id]} · ${brand.name} ${frameCopy.title.toLowerCase()}`,
}));

export function viewAt(path: string): View | undefined {
  return views.find((view) => view.path === path);
}
