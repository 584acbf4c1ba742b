import { integrationsCopy as copy } from '../../../content/operator/integrations.ts';
import type { TryResponse } from '../../../core/api/operator/integrations.ts';
import { failureText } from '../parts/failure-text.ts';

/** Says in words too whether it worked, because colour alone would not. */
export function TryResult({ result, error }: { readonly result: TryResponse | undefined; readonly error: Error | null }) {
  const failure = failureText(error);
  return (
    <div role="status">
      {failure && <p className="notice notice--error">{failure}</p>}
      {result && !failure && (
        <p className={result.ok ? 'notice' : 'notice notice--error'}>
          <strong>{result.ok ? copy.tried.good : copy.tried.bad}</strong> {result.detail}
        </p>
      )}
    </div>
  );
}
