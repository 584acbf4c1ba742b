import type { PaymentResult } from '../port.ts';

export type TryStep = { readonly name: string; readonly ok: boolean; readonly seen: string };

export type RunStep = (name: string, act: () => Promise<string>) => Promise<void>;

/** A step that fails is told, and the others still run. */
export function recordSteps(): { readonly steps: readonly TryStep[]; readonly step: RunStep } {
  const steps: TryStep[] = [];
  return {
    steps,
    step: async (name, act) => {
      steps.push(await outcomeOf(name, act));
    },
  };
}

/** Runs once; every step that needs it then fails with the same reason. */
export async function attempt<T>(act: () => Promise<T>): Promise<() => Promise<T>> {
  const [settled] = await Promise.allSettled([act()]);
  return async () => {
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  };
}

export function good<T>(result: PaymentResult<T>): T {
  if (!result.ok) throw new Error(`${result.reason}: ${result.detail}`);
  return result.value;
}

async function outcomeOf(name: string, act: () => Promise<string>): Promise<TryStep> {
  try {
    return { name, ok: true, seen: await act() };
  } catch (error) {
    return { name, ok: false, seen: error instanceof Error ? error.message : String(error) };
  }
}
