import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formCopy } from '../../../../content/pages/forms.ts';
import type { CodeResponse } from '../../../../core/api/codes.ts';
import { CURRENCY, type Currency } from '../../../../core/plans/plan.ts';
import { post } from '../../../browser/api.ts';
import { forgetCode, keptCode } from '../../../browser/kept-code.ts';

export type AppliedCode = Pick<CodeResponse, 'name' | 'terms'>;

/** One that came with the address of a page is applied by itself. */
export function useCode(currency: Currency) {
  const [applied, setApplied] = useState<AppliedCode>();
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef(0);

  const apply = async (typed: string) => {
    latest.current += 1;
    const check = latest.current;
    setChecking(true);
    setProblem(undefined);
    const result = await post<CodeResponse>('/api/codes', { code: typed, ...(currency !== CURRENCY && { currency }) });
    if (latest.current !== check) return;
    setChecking(false);
    if (result.ok) return setApplied(result.value);
    if (result.reason === 'offline') return setProblem(formCopy.offline);
    const isTold = ['not_found', 'too_many_requests'].includes(result.error.code);
    setProblem(isTold ? result.error.message : formCopy.refused);
  };
  const remove = () => {
    latest.current += 1;
    forgetCode();
    setApplied(undefined);
    setChecking(false);
    setProblem(undefined);
  };
  const applyKept = useEffectEvent(() => {
    const kept = keptCode();
    if (kept) void apply(kept);
  });
  useEffect(() => {
    applyKept();
    return () => {
      latest.current += 1;
    };
  }, []);
  return { applied, checking, problem, apply, remove };
}

export type CodeState = ReturnType<typeof useCode>;
