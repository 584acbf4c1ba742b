import { pageRoutes } from './pages.ts';
import type { Route } from './route.ts';
import { walkRoutes } from './routes.ts';

/** Every page a visitor can open. For the build and for tests: the app itself loads the pages beside the walk when they are asked for. */
export const routes: readonly Route[] = [...walkRoutes, ...pageRoutes];
