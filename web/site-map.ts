import { pageRoutes } from './pages.ts';
import type { Route } from './route.ts';
import { walkRoutes } from './routes.ts';

/** For the build and for tests; the app loads the pages beside the walk on demand. */
export const routes: readonly Route[] = [...walkRoutes, ...pageRoutes];
