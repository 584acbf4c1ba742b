import type { FaceRequest } from '../../core/selfie/protocol.ts';
import type { ModelFiles } from './files.ts';
import { loadModels } from './models.ts';
import { faceRequestHandler } from './request-handler.ts';

/** The build writes the addresses here. */
declare const MODEL_FILES: ModelFiles;

const scope = globalThis as unknown as Pick<Worker, 'postMessage' | 'onmessage'>;
const answer = faceRequestHandler(loadModels(MODEL_FILES), (response) => scope.postMessage(response));
scope.onmessage = ({ data }: MessageEvent<FaceRequest>) => answer(data);
