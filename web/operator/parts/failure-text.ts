import { frameCopy } from '../../../content/operator/frame.ts';
import { ApiError } from '../../browser/api-error.ts';

export function failureText(error: Error | null): string | undefined {
  if (!error) return undefined;
  return error instanceof ApiError && error.reason === 'refused' ? error.message : frameCopy.offline;
}
