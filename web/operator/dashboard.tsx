import '../design/error.css';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { frameCopy } from '../../content/operator/frame.ts';
import { isAllowed } from '../../core/operator/roles.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { SecondFactor } from './account/second-factor.tsx';
import { Frame } from './frame.tsx';
import { pages } from './pages.ts';
import { Loading, Unreachable } from './parts/query-content.tsx';
import { ReportZoneContext } from './parts/report-zone.ts';
import { RoleContext } from './parts/role.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { refetchSession, sessionQuery, useSignOut } from './queries.ts';
import { createOperatorClient } from './query-client.ts';
import { ReportSource } from './report-source.tsx';
import { SignIn } from './sign-in.tsx';
import { ThemeStyles } from './theme/theme-styles.tsx';
import type { View } from './views.ts';

export function Dashboard({ view }: { view: View }) {
  const [client] = useState(() => {
    const created = createOperatorClient({ onSignedOut: () => void refetchSession(created) });
    return created;
  });
  return (
    <QueryClientProvider client={client}>
      <ThemeStyles />
      <DashboardView view={view} />
    </QueryClientProvider>
  );
}

function DashboardView({ view }: { view: View }) {
  const session = useQuery(sessionQuery());
  const signOut = useSignOut();
  const { data, isError, isPending } = session;
  if (data && !data.signedIn && !isError) return <SignIn state={data} onRetry={() => void session.refetch()} />;
  const signedIn = data?.signedIn && !isError;
  const role = data?.operator?.role ?? 'owner';
  const Page = pages[view.id];
  return (
    <Frame view={view} session={signedIn ? data : undefined} onSignOut={signedIn ? () => signOut.mutate() : undefined}>
      {isPending && <Loading />}
      {isError && <Unreachable onRetry={() => void session.refetch()} />}
      {signedIn && (
        <ErrorBoundary message={frameCopy.broken} reloadLabel={frameCopy.reload} resetKey={view.id}>
          {data.secondFactorMissing ? (
            <SecondFactor active={false} codesLeft={0} required onSaved={() => void session.refetch()} />
          ) : isAllowed(role, view.permission) ? (
            <RoleContext value={role}>
              <ReportZoneContext value={data.operator?.timeZone}>
                <ReportSource view={view.id} />
                <Suspense fallback={<Loading />}>
                  <Page key={view.id} />
                </Suspense>
              </ReportZoneContext>
            </RoleContext>
          ) : (
            <p className="notice">{frameCopy.notAllowed}</p>
          )}
        </ErrorBoundary>
      )}
      <PasswordDialog />
    </Frame>
  );
}
