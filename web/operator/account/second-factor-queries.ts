import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Proof, RecoveryCodes, SecondFactorSetup } from '../../../core/api/operator/session.ts';
import { operatorRequest } from '../../browser/operator-api.ts';
import { ACCOUNT_KEY } from './queries.ts';

export function useSecondFactorSetup() {
  return useMutation({
    mutationFn: (password: string) => operatorRequest<SecondFactorSetup>('/second-factor/setup', { body: { password } }),
  });
}

export function useSecondFactorStart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => operatorRequest<RecoveryCodes>('/second-factor', { body: { code } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ACCOUNT_KEY }),
  });
}

export function useSecondFactorStop() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Proof) => operatorRequest('/second-factor/off', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ACCOUNT_KEY }),
  });
}
