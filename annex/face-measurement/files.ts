/** The addresses of what the worker fetches. */
export type ModelFiles = Readonly<Record<'detector' | 'detectorWeights' | 'mesh' | 'meshWeights' | 'simd' | 'wasm', string>>;
