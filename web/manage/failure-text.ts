import { formCopy } from '../../content/pages/forms.ts';
import { manageCopy, manageRefusals } from '../../content/pages/manage.ts';
import { ApiError } from '../browser/api-error.ts';

export function requestFailure(error: Error | null): string | undefined {
  if (!error) return undefined;
  if (!(error instanceof ApiError) || error.reason === 'offline') return manageCopy.failed;
  return error.code === 'internal' ? formCopy.refused : error.message;
}

export function linkFailure(error: Error | null, offline: string): string | undefined {
  if (!error) return undefined;
  if (!(error instanceof ApiError) || error.reason === 'offline') return offline;
  return error.code === 'too_many_requests' ? manageRefusals.tooMany : error.message;
}
