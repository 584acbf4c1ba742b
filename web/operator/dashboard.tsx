import { useEffect, useState } from 'react';
import type { OperatorState } from '../../core/api/operator/session.ts';
import { askOperator, onSessionLost, tellOperator } from '../browser/operator.ts';
import { Frame } from './frame.tsx';
import { pages } from './pages.ts';
import { Loading, Unreachable } from './parts/waiting.tsx';
import { SignIn } from './sign-in.tsx';
import type { View } from './views.ts';

type State = { readonly kind: 'checking' | 'unreachable' } | { readonly kind: 'out' | 'in'; readonly state: OperatorState };

export function Dashboard({ view }: { view: View }) {
  const [state, setState] = useState<State>({ kind: 'checking' });
  const look = async () => {
    const result = await askOperator<OperatorState>('/session');
    if (result.ok) setState({ kind: result.value.signedIn ? 'in' : 'out', state: result.value });
    else setState({ kind: 'unreachable' });
  };
  useEffect(() => {
    onSessionLost(() => void look());
    void look();
  }, []);
  const signOut = async () => {
    await tellOperator('/sign-out', {});
    void look();
  };
  if (state.kind === 'out') return <SignIn state={state.state} onChange={() => void look()} />;
  const Page = pages[view.id];
  return (
    <Frame
      view={view}
      sandbox={state.kind === 'in' ? state.state.sandbox : undefined}
      onSignOut={state.kind === 'in' ? () => void signOut() : undefined}
    >
      {state.kind === 'checking' && <Loading />}
      {state.kind === 'unreachable' && <Unreachable onRetry={() => void look()} />}
      {state.kind === 'in' && <Page key={view.id} />}
    </Frame>
  );
}
