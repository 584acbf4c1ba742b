/** From the answers on this device: its engine is loaded later too. */
export const loadFirstProgram = async () => (await import('./first-program.tsx')).FirstProgram;
export const loadPortrait = async () => (await import('./portrait.tsx')).Portrait;
export const loadUpsell = async () => (await import('./upsell/upsell.tsx')).Upsell;
