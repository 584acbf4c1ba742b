import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm/dist/base.js';
import { addConfig } from '@tensorflow/tfjs-backend-wasm/dist/kernels/Add.js';
import { depthwiseConv2dNativeConfig } from '@tensorflow/tfjs-backend-wasm/dist/kernels/DepthwiseConv2dNative.js';
import { fusedConv2DConfig } from '@tensorflow/tfjs-backend-wasm/dist/kernels/FusedConv2D.js';
import { fusedDepthwiseConv2DConfig } from '@tensorflow/tfjs-backend-wasm/dist/kernels/FusedDepthwiseConv2D.js';
import { identityConfig } from '@tensorflow/tfjs-backend-wasm/dist/kernels/Identity.js';
import { maxPoolConfig } from '@tensorflow/tfjs-backend-wasm/dist/kernels/MaxPool.js';
import { padV2Config } from '@tensorflow/tfjs-backend-wasm/dist/kernels/PadV2.js';
import { preluConfig } from '@tensorflow/tfjs-backend-wasm/dist/kernels/Prelu.js';
import { reluConfig } from '@tensorflow/tfjs-backend-wasm/dist/kernels/Relu.js';
import { reshapeConfig } from '@tensorflow/tfjs-backend-wasm/dist/kernels/Reshape.js';
import { sigmoidConfig } from '@tensorflow/tfjs-backend-wasm/dist/kernels/Sigmoid.js';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import { io, type KernelConfig, registerKernel, setBackend, type Tensor, tensor4d } from '@tensorflow/tfjs-core';
import { DETECTOR_SIZE } from './detector.ts';
import type { ModelFiles } from './files.ts';
import { MESH_SIZE } from './mesh.ts';

/** The two models, on red, green and blue of a square. */
export type FaceModels = {
  /** -1 to 1. */
  readonly detect: (square: Float32Array) => Promise<{ readonly scores: Float32Array; readonly boxes: Float32Array }>;
  /** 0 to 1. */
  readonly mesh: (square: Float32Array) => Promise<{ readonly score: number; readonly points: Float32Array }>;
};

/** The operations of the two models, in place of the 120 of the package. */
const KERNELS = [
  addConfig,
  depthwiseConv2dNativeConfig,
  fusedConv2DConfig,
  fusedDepthwiseConv2DConfig,
  identityConfig,
  maxPoolConfig,
  padV2Config,
  preluConfig,
  reluConfig,
  reshapeConfig,
  sigmoidConfig,
] as const satisfies KernelConfig[];

export async function loadModels(files: ModelFiles): Promise<FaceModels> {
  for (const kernel of KERNELS) registerKernel(kernel);
  setWasmPaths({
    'tfjs-backend-wasm.wasm': files.wasm,
    'tfjs-backend-wasm-simd.wasm': files.simd,
    'tfjs-backend-wasm-threaded-simd.wasm': files.simd,
  });
  const backend = setBackend('wasm').then((set) => {
    if (!set) throw new Error('WebAssembly does not run here.');
  });
  const [detector, mesher] = await Promise.all([
    readModel(files.detector, files.detectorWeights, backend),
    readModel(files.mesh, files.meshWeights, backend),
  ]);
  return {
    detect: async (square) => {
      const outputs = ['Identity', 'Identity_1', 'Identity_2', 'Identity_3'];
      const [near, far, nearBoxes, farBoxes] = await run(detector, square, DETECTOR_SIZE, outputs);
      return { scores: joined(near, far), boxes: joined(nearBoxes, farBoxes) };
    },
    mesh: async (square) => {
      const [flag, points] = await run(mesher, square, MESH_SIZE, ['Identity_1', 'Identity_2']);
      return { score: flag?.[0] ?? 0, points: points ?? new Float32Array() };
    },
  };
}

/** The weights become tensors, which need the backend. */
async function readModel(model: string, weights: string, backend: Promise<void>): Promise<GraphModel> {
  const [json, weightData] = await Promise.all([
    fetchFile(model).then((response) => response.json() as Promise<io.ModelJSON>),
    fetchFile(weights).then((response) => response.arrayBuffer()),
    backend,
  ]);
  const artifacts = io.getModelArtifactsForJSONSync(json, json.weightsManifest[0]?.weights, weightData);
  return loadGraphModel({ load: async () => artifacts });
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return response;
}

async function run(model: GraphModel, square: Float32Array, size: number, outputs: string[]): Promise<Float32Array[]> {
  const input = tensor4d(square, [1, size, size, 3]);
  const found = model.execute(input, outputs) as Tensor[];
  const values = await Promise.all(found.map((tensor) => tensor.data() as Promise<Float32Array>));
  for (const tensor of [input, ...found]) tensor.dispose();
  return values;
}

function joined(first: ArrayLike<number> = [], second: ArrayLike<number> = []): Float32Array {
  const both = new Float32Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
