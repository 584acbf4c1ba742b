import { useCallback, useEffect, useState } from 'react';
import type { ManageAnswer, ManageResponse } from '../../core/api/manage.ts';
import { get, post } from '../browser/api.ts';
import { clearQuery, fragment } from '../browser/navigation.ts';

/** `link`: came by a mailed link, which is used up by a press only, since programs that read mail follow links too. */
export type ManageState =
  | { readonly kind: 'checking' | 'unreachable' }
  | { readonly kind: 'signed-out'; readonly left: boolean }
  | { readonly kind: 'link'; readonly token: string }
  | { readonly kind: 'here'; readonly overview: ManageResponse };

export type Manager = {
  readonly state: ManageState;
  readonly look: () => void;
  readonly show: (overview: ManageResponse) => void;
  readonly signIn: () => void;
  readonly signOut: () => void;
};

export function useManage(): Manager {
  const [state, setState] = useState<ManageState>({ kind: 'checking' });
  const look = useCallback(async () => {
    setState({ kind: 'checking' });
    setState(await ask());
  }, []);
  useEffect(() => {
    const token = fragment();
    if (token) setState({ kind: 'link', token });
    else void look();
  }, [look]);
  return {
    state,
    look: () => void look(),
    show(overview) {
      clearQuery();
      setState({ kind: 'here', overview });
    },
    signIn() {
      clearQuery();
      setState({ kind: 'signed-out', left: false });
    },
    async signOut() {
      await post('/api/manage/sign-out', {});
      setState({ kind: 'signed-out', left: true });
    },
  };
}

async function ask(): Promise<ManageState> {
  const result = await get<ManageAnswer>('/api/manage');
  if (!result.ok) return { kind: 'unreachable' };
  return result.value.email === null ? { kind: 'signed-out', left: false } : { kind: 'here', overview: result.value };
}
