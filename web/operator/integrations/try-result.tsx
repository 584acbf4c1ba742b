import { integrationsCopy as copy } from '../../../content/operator/integrations.ts';
import type { TryResponse } from '../../../core/api/operator/integrations.ts';
import { Badge } from '../parts/badge.tsx';
import { failureText } from '../parts/failure-text.ts';

/** Says in words too whether it worked, because colour alone would not. */
export function TryResult({ result, error }: { readonly result: TryResponse | undefined; readonly error: Error | null }) {
  const failure = failureText(error);
  return (
    <div role="status">
      {failure && <p className="notice notice--error">{failure}</p>}
      {result && !failure && (
        <p>
          <Badge tone={result.ok ? 'good' : 'bad'}>{result.ok ? copy.tried.good : copy.tried.bad}</Badge> {result.detail}
        </p>
      )}
    </div>
  );
}
