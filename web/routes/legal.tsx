import { LegalPage } from '../legal/legal-page.tsx';
import type { Route } from '../route.ts';

export default function Legal({ route }: { route: Route }) {
  return <LegalPage path={route.path} />;
}
